/** Square marks on a 64 grid; `ink` is the colour of the ground they stand on. */
export type MarkColours = { ground: string; light: string; accent: string }

/** Tidemark: a low sun over the line the tide has left, and two lines it is leaving. */
const tidemark = ({ ground, light, accent }: MarkColours) =>
  [
    `<circle cx="32" cy="32" r="30" fill="${ground}"/>`,
    `<path d="M17 35a15 15 0 0 1 30 0z" fill="${accent}"/>`,
    `<path d="M5 40c6-4.4 11-4.4 17 0s11 4.4 17 0 13-4.4 20 0" fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round"/>`,
    `<path d="M12 50c5-3.4 9-3.4 13.5 0s9 3.4 13.5 0 8-3.4 13 0" fill="none" stroke="${light}" stroke-width="3.2" stroke-linecap="round" opacity=".7"/>`,
  ].join('')

/** Nordlys: three strokes of light standing over a horizon, which also make an N. */
const nordlys = ({ ground, light, accent }: MarkColours) =>
  [
    `<rect width="64" height="64" rx="4" fill="${ground}"/>`,
    `<path d="M14 46V22q0-6 5-9v33z" fill="${light}"/>`,
    `<path d="M22 11.5 45 46h-7.5L22 23z" fill="${accent}"/>`,
    `<path d="M45 46V20q0-6 5-10v36z" fill="${light}"/>`,
    `<path d="M10 51h44v4H10z" fill="${light}"/>`,
  ].join('')

/** Noctua: two moons for eyes, a beak between them. */
const noctua = ({ ground, light, accent }: MarkColours) =>
  [
    `<path d="M32 3 61 32 32 61 3 32z" fill="${ground}"/>`,
    `<circle cx="21.5" cy="30" r="8.5" fill="none" stroke="${light}" stroke-width="2.6"/>`,
    `<circle cx="42.5" cy="30" r="8.5" fill="none" stroke="${light}" stroke-width="2.6"/>`,
    `<path d="M21.5 24.6a5.4 5.4 0 1 0 5.4 5.4 4 4 0 0 1-5.4-5.4zM42.5 24.6a5.4 5.4 0 1 1-5.4 5.4 4 4 0 0 0 5.4-5.4z" fill="${accent}"/>`,
    `<path d="M28.8 38h6.4L32 46z" fill="${accent}"/>`,
    `<path d="M13 20.5c6-4.5 13-4.5 19 2.5 6-7 13-7 19-2.5" fill="none" stroke="${light}" stroke-width="2.6" stroke-linecap="round"/>`,
  ].join('')

export const marks = { tidemark, nordlys, noctua }
