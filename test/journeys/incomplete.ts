/** What axe cannot decide by itself, by rule and its reason, and why it is right as it is. Anything else it leaves open fails. */
const explained: Readonly<Record<string, string>> = {
  'color-contrast bgGradient':
    'Words on a picture stand on a scrim that is dark enough for white by itself; the mark of a select is drawn as a gradient beside its words.',
  'color-contrast bgOverlap':
    'Words on a scene’s scrim and numbers on a map’s marks: their pairs of colours are measured when a theme is published.',
  'color-contrast elmPartiallyObscured':
    'Rows that scroll sideways end in the middle of a picture: its caption is cut off together with it.',
  'color-contrast elmPartiallyObscuring': 'A title on a ground of its own reaches over the foot of the picture above it.',
  'color-contrast emptyValue': 'Fields on a scene stand on nine tenths of the theme’s deep colour.',
  'color-contrast imgNode': 'The header over a scene stands on a veil of the theme’s deep colour.',
  'color-contrast nonBmp': 'A tick in a circle, whose words are beside it.',
  'color-contrast pseudoContent': 'A line or a mark is drawn beside the words, in a colour of the theme.',
  'color-contrast shortTextContent': 'A number in a circle on a map, ink on paper of the theme.',
}

export const isExplained = (rule: string, reason: string): boolean => `${rule} ${reason}` in explained
