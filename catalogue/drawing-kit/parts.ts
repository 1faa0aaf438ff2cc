/** Painted parts that many tools share: turned bars, threads, grips, chain, toothed discs. */
import { type Profile, slice } from './forms.ts'
import { bright, flat, line, type Mark, type Material, round, solid, steel, tone } from './paint.ts'
import { coordinates, disc, type Point, shape } from './path.ts'

/** A part off the lathe, its axis upright: body, a lit band with a glint, and the side in the shade. */
export function lathed(profile: Profile, material: Material = steel, cx = 360): Mark[] {
  return lathedAll([profile], material, cx)
}

/** Several parts of one material off the same lathe, on one axis. */
export function lathedAll(profiles: readonly Profile[], material: Material = steel, cx = 360): Mark[] {
  const sharp = profiles.map((profile) => profile.map(([y, half]) => [y, half] as const))
  const band = (from: number, to: number) =>
    sharp.map((profile) => shape(slice(profile, cx, from, to))).join('')
  return [
    solid(profiles.map((profile) => shape(slice(profile, cx))).join(''), material),
    flat(band(0.5, 0.97), material.shaded, 0.55),
    flat(band(-0.74, -0.2) + band(-0.6, -0.42), material.lit, 0.6),
  ]
}

/** A screw thread between two heights: slanted flanks over a turned bar. */
export function thread(cx: number, half: number, top: number, bottom: number, pitch: number): Mark {
  const turns = Math.floor((bottom - top) / pitch)
  const flanks = Array.from(
    { length: turns },
    (_, index) =>
      `M${coordinates(cx - half, top + pitch * (index + 0.75))}l${coordinates(half * 2, -pitch * 0.5)}`,
  )
  return line(flanks.join(''), tone.dark, Math.max(2, pitch * 0.32))
}

/** Cross lines on a grip or knurl, evenly spaced between two heights. */
export function rungs(
  cx: number,
  half: number,
  top: number,
  bottom: number,
  step: number,
  colour: string,
  width = 3,
): Mark {
  const count = Math.floor((bottom - top) / step) + 1
  const lines = Array.from(
    { length: count },
    (_, index) => `M${coordinates(cx - half, top + step * index)}h${half * 2}`,
  )
  return line(lines.join(''), colour, width)
}

/** Dots of one size, as a line of no length with round ends. */
export function dots(points: readonly Point[], radius: number, colour: string): Mark {
  const d = points.map(([x, y]) => `M${coordinates(x, y)}h0`).join('')
  return line(d, colour, radius * 2, 'stroke-linecap="round"')
}

/** A chain over its pins: inner plates in the shade, outer plates over them with a waist, pins on top. */
export function chain(pins: readonly Point[], radius: number): Mark[] {
  const link = (index: number) => {
    const [from, to] = [pins[index], pins[index + 1]]
    return from && to ? `M${coordinates(from[0], from[1])}L${coordinates(to[0], to[1])}` : ''
  }
  const every = (start: number) => pins.map((_, index) => (index % 2 === start ? link(index) : '')).join('')
  const [inner, outer] = [every(1), every(0)]
  return [
    line(inner, tone.dark, radius * 1.9, round),
    line(inner, tone.shade, radius * 1.9 - 6, round),
    line(outer, tone.dark, radius * 2 + 5, round),
    line(outer, tone.light, radius * 2, round),
    line(outer, tone.satin, radius * 2 - 7, round),
    dots(pins, radius * 0.48, tone.dark),
    dots(pins, radius * 0.3, tone.light),
  ]
}

/** What is cut from a disc to leave teeth: rollers at the pitch circle, and the wider mouths that let them in. */
function toothMask(cx: number, cy: number, pitchRadius: number, gap: number, key: string): string {
  const cut = (radius: number, width: number) => {
    const dash = ((radius / pitchRadius) * gap).toFixed(2)
    return `<circle cx="${cx}" cy="${cy}" r="${Math.round(radius)}" stroke-width="${Math.round(width)}" stroke-dasharray="0 ${dash}"/>`
  }
  const rollers = cut(pitchRadius, gap * 0.58) + cut(Math.round(pitchRadius + gap * 0.3), gap * 0.74)
  return `<mask id="${key}"><path d="M0 0h720v720H0z" fill="#fff"/><g fill="none" stroke="#000" stroke-linecap="round">${rollers}</g></mask>`
}

/**
 * A sprocket: a disc from which the chain's rollers are cut at the pitch circle. `key` names its mask and must be
 * unlike any other in the picture. A material whose lit edge is its face is drawn without one. `inside` is what is left out in the middle, as path data.
 */
export function sprocket(
  [cx, cy]: Point,
  teeth: number,
  pitchRadius: number,
  key: string,
  inside = '',
  material: Material = bright,
): Mark {
  const gap = (2 * Math.PI * pitchRadius) / teeth
  const body = disc(cx, cy, pitchRadius + gap * 0.3) + inside
  const layer = (fill: string, shift: number) =>
    `<g transform="translate(${shift} ${shift})"><path d="${body}" fill="${fill}" mask="url(#${key})"/></g>`
  const lit = material.lit === material.face ? '' : layer(material.lit, -2)
  const layers = layer(material.shaded, 3) + lit + layer(material.face, 0)
  return () => toothMask(cx, cy, pitchRadius, gap, key) + layers
}
