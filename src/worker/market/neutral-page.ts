const pageOf = (title: string, text: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`

/** Shown where no configuration can be read at all: no brand, no market. */
export const neutralPage = pageOf('One moment, please', 'This page cannot be shown right now. Please try again in a few seconds.')

/** A host that nobody registered. */
export const unknownHostPage = pageOf('Nothing here', 'There is no shop at this address. Please check how it is spelt.')
