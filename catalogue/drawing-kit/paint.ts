/**
 * How one workshop's pictures are painted: few flat tones, light from the upper left, crisp edges, no filters.
 * A mark is drawn for the angle at which it hangs, so that its lit edge stays on the upper left.
 */

import type { Point } from './path.ts'

export const tone = {
  glint: '#f3f4f5',
  light: '#d5d8db',
  satin: '#b8bdc2',
  mid: '#9aa0a6',
  shade: '#73787e',
  dark: '#4a4e54',
  rubber: '#1d1c19',
  rubberLit: '#6f6b63',
  orange: '#d9480f',
  orangeLit: '#f58a55',
  orangeDeep: '#a2330a',
  brass: '#c29a4b',
  brassLit: '#e9cf92',
  brassDeep: '#82622a',
} as const

/** Something drawn, given the angle in degrees at which it hangs. */
export type Mark = (angle: number) => string

/** The colours of a material: its face, the edge in the light and the edge in the shade. */
export type Material = { face: string; lit: string; shaded: string }

/** Polished steel mirrors the room: a soft run of tones across the board, written into a picture that uses it. */
const mirror = 'url(#m)'
const mirrorTones =
  '<linearGradient id="m" gradientUnits="userSpaceOnUse" x1="60" y1="0" x2="560" y2="720"><stop stop-color="#c3c8cc"/><stop offset=".38" stop-color="#a2a8ae"/><stop offset=".5" stop-color="#b9bec3"/><stop offset=".62" stop-color="#9aa0a6"/><stop offset="1" stop-color="#7f858b"/></linearGradient>'

export const steel: Material = { face: mirror, lit: tone.glint, shaded: tone.dark }
export const bright: Material = { face: tone.satin, lit: '#fff', shaded: tone.shade }
export const forged: Material = { face: tone.shade, lit: tone.satin, shaded: '#35383c' }
/** Black parts keep a lit edge that shows on the night board too: both themes use the same picture. */
export const rubber: Material = { face: '#292825', lit: '#8b877e', shaded: '#0d0d0b' }
export const graphite: Material = { face: '#484844', lit: '#a09c92', shaded: tone.rubber }
export const orange: Material = { face: tone.orange, lit: tone.orangeLit, shaded: tone.orangeDeep }
export const brass: Material = { face: tone.brass, lit: tone.brassLit, shaded: tone.brassDeep }

function away(angle: number, distance: number): string {
  const radians = ((135 - angle) * Math.PI) / 180
  const part = (value: number) => Math.round(distance * value * 10) / 10
  return `translate(${part(Math.sin(radians))} ${part(-Math.cos(radians))})`
}

/** A flat shape of one colour. */
export function flat(d: string, fill: string, opacity = 1): Mark {
  const faint = opacity < 1 ? ` opacity="${opacity}"` : ''
  return () => `<path d="${d}" fill="${fill}"${faint}/>`
}

/** A solid part: its shape with a lit edge on the upper left and a shaded one on the lower right. */
export function solid(d: string, material: Material = steel, edge = 3): Mark {
  return (angle) =>
    `<path d="${d}" fill="${material.shaded}" transform="${away(angle, edge)}"/>` +
    (edge > 2 ? `<path d="${d}" fill="${material.lit}" transform="${away(angle, -edge * 0.8)}"/>` : '') +
    `<path d="${d}" fill="${material.face}"/>`
}

/** A line; with a dash it repeats, with round ends it makes dots and capsules. */
export function line(d: string, colour: string, width: number, extra = ''): Mark {
  return () =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${extra ? ` ${extra}` : ''}/>`
}

export const round = 'stroke-linecap="round" stroke-linejoin="round"'

/** A bar, rod or hose along a line: a shaded edge, the body and a lit edge, then a glint along it. */
export function rod(d: string, width: number, material: Material = steel, ends = ''): Mark {
  const extra = `stroke-linejoin="round"${ends ? ` ${ends}` : ''}`
  const stroke = (colour: string, share: number) =>
    `<path d="${d}" stroke="${colour}" stroke-width="${Math.round(width * share * 10) / 10}" `
  return (angle) =>
    `<g fill="none" ${extra}>${stroke(material.shaded, 1)}/>` +
    `${stroke(material.face, 0.72)}transform="${away(angle, -width * 0.12)}"/>` +
    `${stroke(material.lit, 0.2)}transform="${away(angle, -width * 0.2)}"/></g>`
}

/** Marks turned together about a centre. */
export function turn(angle: number, cx: number, cy: number, marks: readonly Mark[]): Mark {
  return (hung) =>
    `<g transform="rotate(${angle} ${cx} ${cy})">${marks.map((mark) => mark(hung + angle)).join('')}</g>`
}

/** Marks moved, and scaled about the box's origin first. */
export function place(dx: number, dy: number, scale: number, marks: readonly Mark[]): Mark {
  const size = scale === 1 ? '' : `scale(${scale})`
  return (angle) =>
    `<g transform="translate(${dx} ${dy})${size}">${marks.map((mark) => mark(angle)).join('')}</g>`
}

/** The whole picture: marks hung at an angle about the middle of the board, then moved so that they sit in it. */
export function hang(angle: number, marks: readonly Mark[], [dx, dy]: Point = [0, 0]): string {
  const body = marks.map((mark) => mark(angle)).join('')
  const shift = dx === 0 && dy === 0 ? '' : `translate(${dx} ${dy})`
  const transform = angle === 0 ? shift : `${shift}rotate(${angle} 360 360)`
  const hung = transform ? `<g transform="${transform}">${body}</g>` : body
  const tones = body.includes(mirror) ? mirrorTones : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 720">${tones}${hung}</svg>\n`
}
