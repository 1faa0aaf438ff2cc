import { badge, enamel } from './kit/badge.ts'
import { flat, line, tone } from './kit/paint.ts'
import { coordinates, disc, polar } from './kit/path.ts'

/** Sixteen spokes, crossed as on a built wheel. */
const spokes = Array.from({ length: 16 }, (_, index) => {
  const [hubX, hubY] = polar(360, 360, 34, index * 22.5 + (index % 2 === 0 ? 70 : -70))
  const [rimX, rimY] = polar(360, 360, 204, index * 22.5)
  return `M${coordinates(hubX, hubY)}L${coordinates(rimX, rimY)}`
}).join('')

export const picture = badge(enamel.slate, [
  line(disc(360, 360, 224), tone.rubber, 40),
  line(disc(360, 360, 202), tone.light, 14),
  line(spokes, tone.light, 6),
  flat(disc(360, 360, 42), tone.light),
  flat(disc(360, 360, 16), enamel.slate),
])
