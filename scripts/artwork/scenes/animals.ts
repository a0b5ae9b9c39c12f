import { add, at, fill, type Sheet } from './sheet.ts'

type Spot = (px: number, py: number) => string
const placed =
  (x: number, base: number, unit: number, way: 1 | -1): Spot =>
  (px, py) =>
    `${at(x + px * unit * way)} ${at(base - py * unit)}`

export function elephant(sheet: Sheet, x: number, base: number, tall: number, colour: string, way: 1 | -1 = 1) {
  const p = placed(x, base, tall / 100, way)
  add(
    sheet,
    fill(
      `M${p(-62, 60)}C${p(-62, 88)} ${p(-38, 97)} ${p(-12, 94)}C${p(4, 93)} ${p(10, 96)} ${p(20, 99)}C${p(38, 104)} ${p(56, 96)} ${p(60, 76)}C${p(64, 56)} ${p(60, 38)} ${p(66, 20)}C${p(68, 12)} ${p(73, 10)} ${p(78, 14)}C${p(74, 4)} ${p(62, 4)} ${p(58, 16)}C${p(53, 32)} ${p(54, 44)} ${p(46, 50)}C${p(42, 46)} ${p(38, 42)} ${p(34, 42)}L${p(33, 0)}L${p(19, 0)}L${p(18, 34)}L${p(13, 0)}L${p(2, 0)}L${p(4, 36)}C${p(-10, 32)} ${p(-24, 33)} ${p(-30, 36)}L${p(-28, 0)}L${p(-42, 0)}L${p(-43, 30)}L${p(-48, 0)}L${p(-59, 0)}C${p(-58, 20)} ${p(-62, 40)} ${p(-62, 60)}Z`,
      colour,
    ),
    fill(`M${p(-61, 66)}C${p(-68, 56)} ${p(-66, 44)} ${p(-68, 34)}L${p(-65, 34)}C${p(-63, 46)} ${p(-64, 54)} ${p(-59, 60)}Z`, colour),
    fill(
      `M${p(14, 94)}C${p(2, 88)} ${p(4, 62)} ${p(18, 54)}C${p(28, 58)} ${p(36, 72)} ${p(32, 90)}C${p(28, 96)} ${p(20, 97)} ${p(14, 94)}Z`,
      sheet.mood.shade,
      0.28,
    ),
    fill(`M${p(50, 50)}C${p(58, 44)} ${p(70, 44)} ${p(76, 50)}C${p(68, 40)} ${p(56, 40)} ${p(49, 46)}Z`, '#f3e8d2', 0.9),
  )
}

export function giraffe(sheet: Sheet, x: number, base: number, tall: number, colour: string, way: 1 | -1 = 1) {
  const p = placed(x, base, tall / 100, way)
  add(
    sheet,
    fill(
      `M${p(-20, 46)}C${p(-20, 54)} ${p(-12, 56)} ${p(-4, 57)}C${p(4, 59)} ${p(8, 62)} ${p(11, 70)}L${p(19, 92)}C${p(19, 96)} ${p(19, 98)} ${p(20, 100)}L${p(22, 96)}L${p(24, 100)}L${p(24.5, 95)}C${p(28, 94)} ${p(33, 90)} ${p(35, 88)}C${p(35, 86)} ${p(33, 85.5)} ${p(30, 86.5)}L${p(24, 89)}L${p(17, 64)}C${p(15, 54)} ${p(14, 48)} ${p(12, 43)}L${p(12, 22)}L${p(11, 0)}L${p(8, 0)}L${p(8, 22)}L${p(6, 40)}L${p(5, 20)}L${p(4, 0)}L${p(1, 0)}L${p(1.5, 22)}L${p(1, 41)}L${p(-11, 41)}L${p(-12, 22)}L${p(-11, 0)}L${p(-14, 0)}L${p(-16, 22)}L${p(-16, 34)}L${p(-18, 20)}L${p(-18, 0)}L${p(-21, 0)}L${p(-21, 22)}C${p(-20, 32)} ${p(-21, 40)} ${p(-20, 46)}Z`,
      colour,
    ),
    fill(`M${p(-20, 47)}C${p(-24, 42)} ${p(-23, 34)} ${p(-24, 28)}L${p(-22.5, 28)}C${p(-22, 34)} ${p(-22, 40)} ${p(-19, 44)}Z`, colour),
  )
}

export function antelope(sheet: Sheet, x: number, base: number, tall: number, colour: string, way: 1 | -1 = 1) {
  const p = placed(x, base, tall / 100, way)
  add(
    sheet,
    fill(
      `M${p(-40, 52)}C${p(-40, 62)} ${p(-26, 62)} ${p(0, 60)}C${p(14, 60)} ${p(20, 64)} ${p(26, 74)}L${p(30, 82)}L${p(24, 110)}L${p(28, 110)}L${p(34, 84)}L${p(38, 108)}L${p(41, 107)}L${p(38, 82)}L${p(54, 74)}L${p(53, 70)}L${p(38, 72)}C${p(34, 60)} ${p(30, 48)} ${p(24, 42)}L${p(24, 0)}L${p(20, 0)}L${p(18, 36)}L${p(12, 0)}L${p(8, 0)}L${p(10, 40)}L${p(-24, 42)}L${p(-28, 22)}L${p(-24, 0)}L${p(-28, 0)}L${p(-33, 22)}L${p(-34, 32)}L${p(-38, 0)}L${p(-42, 0)}L${p(-41, 30)}Z`,
      colour,
    ),
  )
}
