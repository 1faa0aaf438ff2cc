import { polygon } from '../drawing-kit/forms.ts'
import { flat, hang, line, orange, solid, steel, tone } from '../drawing-kit/paint.ts'
import { bore, disc, type Slot, slottedDisc } from '../drawing-kit/path.ts'

/** Six nipple slots, 3.2 to 5.5 mm. */
const halves = [15, 18, 21, 24, 27, 31]
const slots = halves.map((half, index): Slot => [index * 60, half * 1.1, 152])

export const picture = hang(-12, [
  solid(slottedDisc(360, 360, 246, slots) + bore(360, 360, 36), steel, 4),
  line(disc(360, 360, 116), tone.light, 3),
  solid(disc(360, 360, 98) + bore(360, 360, 46), orange, 3),
  line(disc(360, 360, 41), tone.light, 6),
  ...polygon(360, 360, 186, 6, 30).map(([x, y], index) => flat(disc(x, y, 6 + index * 1.6), tone.dark)),
])
