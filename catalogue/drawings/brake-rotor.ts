import { polygon } from '../drawing-kit/forms.ts'
import { hang, line, solid, steel, tone } from '../drawing-kit/paint.ts'
import { bore, disc, hole, type Point, polar, shape } from '../drawing-kit/path.ts'

/** The braking track: a gentle wave outside, and inside six windows left open by swept arms. */
const wave = Array.from({ length: 18 }, (_, index): Point => {
  const [x, y] = polar(360, 360, index % 2 === 0 ? 326 : 300, index * 20)
  return [x, y, 90]
})
const windows = Array.from({ length: 6 }, (_, index) => {
  const at = (radius: number, angle: number): Point => polar(360, 360, radius, index * 60 + angle)
  return hole([at(228, 4), at(228, 44), at(112, 12), at(112, -22)], 14)
}).join('')
const slots = Array.from({ length: 18 }, (_, index) => {
  const [x0, y0] = polar(360, 360, 250, index * 20)
  const [x1, y1] = polar(360, 360, 282, index * 20 + 8)
  return `M${Math.round(x0)} ${Math.round(y0)}L${Math.round(x1)} ${Math.round(y1)}`
}).join('')
const bolts = polygon(360, 360, 82, 6, 30).map(([x, y]) => bore(x, y, 13))

export const picture = hang(0, [
  solid(shape(wave) + windows + bore(360, 360, 50) + bolts.join(''), steel, 4),
  line(slots, tone.dark, 15, 'stroke-linecap="round"'),
  line(disc(360, 360, 59), tone.orange, 7),
  line(disc(360, 360, 236), tone.light, 3),
])
