import { openJaw, star } from '../drawing-kit/forms.ts'
import { hang, line, orange, solid, steel, tone } from '../drawing-kit/paint.ts'
import { arc, disc, hole, shape } from '../drawing-kit/path.ts'

const shank = shape([
  [310, 205],
  [410, 205],
  [389, 300, 120],
  [384, 470, 200],
  [398, 545],
  [322, 545],
  [336, 470, 200],
  [331, 300, 120],
])
const body = openJaw(360, 148, 96, 84, -15) + shank + disc(360, 592, 72) + hole(star(360, 592, 47, 41, 12))

export const picture = hang(24, [
  solid(body, steel, 4),
  line(arc(360, 148, 84, 112, 218), tone.light, 3),
  line(disc(360, 592, 60), tone.light, 3),
  solid(
    shape(
      [
        [346, 275],
        [374, 275],
        [372, 485],
        [348, 485],
      ],
      14,
    ),
    orange,
    2,
  ),
])
