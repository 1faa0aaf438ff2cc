import { openJaw } from '../drawing-kit/forms.ts'
import { bright, flat, hang, line, orange, solid, steel, tone } from '../drawing-kit/paint.ts'
import { arc, shape } from '../drawing-kit/path.ts'

const shank = shape([
  [318, 205],
  [402, 205],
  [384, 270, 60],
  [384, 450, 60],
  [394, 525],
  [326, 525],
  [336, 450, 60],
  [336, 270, 60],
])

export const picture = hang(-28, [
  solid(openJaw(360, 138, 92, 82, -15) + shank + openJaw(360, 584, 78, 68, 165), steel, 2),
  line(arc(360, 138, 80, 110, 210), tone.light, 3),
  line(arc(360, 584, 67, 292, 30 + 360), tone.light, 3),
  solid(
    shape(
      [
        [322, 250],
        [398, 250],
        [402, 268],
        [394, 460],
        [388, 474],
        [332, 474],
        [326, 460],
        [318, 268],
      ],
      14,
    ),
    orange,
    4,
  ),
  flat(
    shape(
      [
        [340, 266],
        [352, 266],
        [352, 458],
        [342, 458],
      ],
      6,
    ),
    bright.lit,
    0.35,
  ),
])
