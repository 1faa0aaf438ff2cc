import { polygon } from '../drawing-kit/forms.ts'
import { flat, hang, line, tone } from '../drawing-kit/paint.ts'
import { sprocket } from '../drawing-kit/parts.ts'
import { bore, disc, hole, type Point, polar } from '../drawing-kit/path.ts'

/** Inside: five ears reach in to the 110 mm bolt circle, the rest of the ring stays narrow. */
const inside = hole(
  Array.from({ length: 5 }, (_, index) => {
    const at = (radius: number, angle: number, rounding: number): Point => {
      const [x, y] = polar(360, 360, radius, index * 72 + angle)
      return [x, y, rounding]
    }
    return [at(160, -11, 20), at(160, 11, 20), at(232, 20, 30), at(238, 36, 200), at(232, 52, 30)]
  }).flat(),
)
const bolts = polygon(360, 360, 188, 5)

export const picture = hang(-6, [
  sprocket([360, 360], 42, 298, 't', inside + bolts.map(([x, y]) => bore(x, y, 17)).join('')),
  line(disc(360, 360, 268), tone.shade, 3),
  line(bolts.map(([x, y]) => disc(x, y, 24)).join(''), tone.orange, 7),
  ...[54, 126, 198, 270, 342].map((angle) => {
    const [x, y] = polar(360, 360, 256, angle)
    return flat(disc(x, y, 9), tone.dark)
  }),
])
