import { polygon } from '../drawing-kit/forms.ts'
import { hang, line, tone } from '../drawing-kit/paint.ts'
import { chain, sprocket } from '../drawing-kit/parts.ts'
import { bore, type Point, polar } from '../drawing-kit/path.ts'

/** A chain on its sprocket: half way round it, then off to both sides. */
const TEETH = 24
const PITCH = 216
const wrapped = Array.from({ length: 13 }, (_, index) => polar(360, 350, PITCH, -90 + index * 15))
const step = (2 * Math.PI * PITCH) / TEETH
const run = (side: 1 | -1): Point[] =>
  Array.from({ length: 5 }, (_, index): Point => [360 + side * PITCH, 350 + step * (index + 1)])
const windows = polygon(360, 350, 118, 5)
  .map(([x, y]) => bore(x, y, 44))
  .join('')

export const picture = hang(0, [
  sprocket([360, 350], TEETH, PITCH, 't', windows + bore(360, 350, 40)),
  line(
    polygon(360, 350, 66, 5, 36)
      .map(([x, y]) => bore(x, y, 9))
      .join(''),
    tone.orange,
    5,
  ),
  ...chain([...run(-1).toReversed(), ...wrapped, ...run(1)], 24),
])
