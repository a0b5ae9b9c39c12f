const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** A text as the value of an attribute, escaped as React does it. */
export const escapeAttribute = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')
