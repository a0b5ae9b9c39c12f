export type ThemeFont = {
  family: string
  latin: { url: string; unicodeRange: string }
  latinExt: { url: string; unicodeRange: string }
  weightRange: string
  generic: 'serif' | 'sans-serif'
  fallback: { local: readonly string[]; sizeAdjust: string; ascentOverride: string; descentOverride: string; lineGapOverride: string }
}

export const fraunces: ThemeFont = {
  family: 'Fraunces',
  latin: {
    url: '/assets/fonts/fraunces-latin-5e25232e.woff2',
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  latinExt: {
    url: '/assets/fonts/fraunces-latin-ext-afe271ef.woff2',
    unicodeRange:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
  weightRange: '400 700',
  generic: 'serif',
  fallback: {
    local: ['Times New Roman', 'Times', 'Liberation Serif', 'Tinos'],
    sizeAdjust: '115.09%',
    ascentOverride: '84.98%',
    descentOverride: '22.16%',
    lineGapOverride: '0.00%',
  },
}

export const sourceSans: ThemeFont = {
  family: 'Source Sans 3',
  latin: {
    url: '/assets/fonts/source-sans-3-latin-7a19a702.woff2',
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  latinExt: {
    url: '/assets/fonts/source-sans-3-latin-ext-a85a7459.woff2',
    unicodeRange:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
  weightRange: '200 900',
  generic: 'sans-serif',
  fallback: {
    local: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'],
    sizeAdjust: '94.66%',
    ascentOverride: '108.17%',
    descentOverride: '42.26%',
    lineGapOverride: '0.00%',
  },
}

export const schibstedGrotesk: ThemeFont = {
  family: 'Schibsted Grotesk',
  latin: {
    url: '/assets/fonts/schibsted-grotesk-latin-4c8b93f4.woff2',
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  latinExt: {
    url: '/assets/fonts/schibsted-grotesk-latin-ext-ee9eeb23.woff2',
    unicodeRange:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
  weightRange: '400 900',
  generic: 'sans-serif',
  fallback: {
    local: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'],
    sizeAdjust: '110.58%',
    ascentOverride: '88.32%',
    descentOverride: '23.32%',
    lineGapOverride: '0.00%',
  },
}

export const figtree: ThemeFont = {
  family: 'Figtree',
  latin: {
    url: '/assets/fonts/figtree-latin-4ba7d3d0.woff2',
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  latinExt: {
    url: '/assets/fonts/figtree-latin-ext-bf7828e2.woff2',
    unicodeRange:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
  weightRange: '300 900',
  generic: 'sans-serif',
  fallback: {
    local: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'],
    sizeAdjust: '101.45%',
    ascentOverride: '93.64%',
    descentOverride: '24.64%',
    lineGapOverride: '0.00%',
  },
}

export const cormorant: ThemeFont = {
  family: 'Cormorant',
  latin: {
    url: '/assets/fonts/cormorant-latin-766e1b19.woff2',
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  latinExt: {
    url: '/assets/fonts/cormorant-latin-ext-aeb47ae0.woff2',
    unicodeRange:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
  weightRange: '300 700',
  generic: 'serif',
  fallback: {
    local: ['Times New Roman', 'Times', 'Liberation Serif', 'Tinos'],
    sizeAdjust: '98.03%',
    ascentOverride: '94.26%',
    descentOverride: '29.28%',
    lineGapOverride: '0.00%',
  },
}

export const instrumentSans: ThemeFont = {
  family: 'Instrument Sans',
  latin: {
    url: '/assets/fonts/instrument-sans-latin-2ee17598.woff2',
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  latinExt: {
    url: '/assets/fonts/instrument-sans-latin-ext-c4fcfea4.woff2',
    unicodeRange:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
  weightRange: '400 700',
  generic: 'sans-serif',
  fallback: {
    local: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'],
    sizeAdjust: '103.16%',
    ascentOverride: '94.03%',
    descentOverride: '24.23%',
    lineGapOverride: '0.00%',
  },
}

/** What each brand sets its headings and its text in. */
export const brandFonts = {
  tidemark: { display: fraunces, text: sourceSans },
  nordlys: { display: schibstedGrotesk, text: figtree },
  noctua: { display: cormorant, text: instrumentSans },
} as const
