/** Painting of badges: a few flat tones, without gradients and filters. A mark is a piece of SVG. */
import { coordinates, type Point } from './path.ts'

export const tone = {
  glint: '#f3f4f5',
  light: '#d5d8db',
  mid: '#9aa0a6',
  shade: '#73787e',
  rubber: '#1d1c19',
  orange: '#d9480f',
} as const

export const round = 'stroke-linecap="round" stroke-linejoin="round"'

/** Returns a flat shape of one colour. */
export function flat(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** Returns a line; with a dash pattern it repeats, with round caps it makes dots and capsules. */
export function line(d: string, colour: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${extra ? ` ${extra}` : ''}/>`
}

/** Returns dots of one size, as zero-length lines with round caps. */
export function dots(points: readonly Point[], radius: number, colour: string): string {
  const d = points.map(([x, y]) => `M${coordinates(x, y)}h0`).join('')
  return line(d, colour, radius * 2, 'stroke-linecap="round"')
}

/** Rotates marks together about a centre. */
export function turn(angle: number, cx: number, cy: number, marks: readonly string[]): string {
  return `<g transform="rotate(${angle} ${cx} ${cy})">${marks.join('')}</g>`
}
