import { openJaw, star } from '../drawing-kit/forms.ts'
import { flat, hang, line, orange, solid, steel, tone } from '../drawing-kit/paint.ts'
import { arc, disc, hole, shape } from '../drawing-kit/path.ts'

/** The combination wrench again, near enough to touch: forged shank with its recess, ground cheeks, chamfered ring. */
const shank = shape([
  [300, 180],
  [420, 180],
  [394, 290, 140],
  [388, 480, 240],
  [404, 548],
  [316, 548],
  [332, 480, 240],
  [326, 290, 140],
])
const body = openJaw(360, 118, 112, 98, -15) + shank + disc(360, 608, 84) + hole(star(360, 608, 56, 49, 12))

export const picture = hang(26, [
  solid(body, steel, 5),
  line(arc(360, 118, 99, 108, 222), tone.light, 4),
  line(arc(360, 118, 93, 108, 222), tone.shade, 3),
  line(disc(360, 608, 71), tone.light, 4),
  line(disc(360, 608, 66), tone.shade, 3),
  flat(
    shape(
      [
        [342, 254],
        [378, 254],
        [374, 506],
        [346, 506],
      ],
      18,
    ),
    tone.shade,
  ),
  solid(
    shape(
      [
        [346, 262],
        [374, 262],
        [371, 498],
        [349, 498],
      ],
      14,
    ),
    orange,
    3,
  ),
  flat(
    shape(
      [
        [352, 272],
        [357, 272],
        [358, 488],
        [354, 488],
      ],
      2,
    ),
    '#fff',
    0.4,
  ),
])
