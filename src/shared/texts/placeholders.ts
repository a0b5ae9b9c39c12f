import type { Message, MessageElement } from '../market/texts.ts'

const argumentTypes = new Set([1, 2, 3, 4, 5, 6])

const childrenOf = ({ options, children }: MessageElement): MessageElement[] => [
  ...(Array.isArray(children) ? children : []),
  ...(options && typeof options === 'object'
    ? Object.values(options).flatMap((option: { value?: MessageElement[] }) => option.value ?? [])
    : []),
]

const namesIn = (elements: readonly MessageElement[]): string[] =>
  elements.flatMap((element) => [
    ...(argumentTypes.has(element.type) && element.value ? [element.value] : []),
    ...namesIn(childrenOf(element)),
  ])

/** The names a message expects values for, sorted, each once. */
export const placeholdersOf = (message: Message): string[] => (typeof message === 'string' ? [] : [...new Set(namesIn(message))].sort())
