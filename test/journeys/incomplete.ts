/** What axe cannot decide by itself, and why it is right as it is. Anything else it leaves open fails. */
export const explained: Readonly<Record<string, string>> = {
  'color-contrast':
    'Text on pictures and gradients: the pairs of a theme are measured when it is published, and scrims carry what stands on pictures.',
}
