import { box } from '../drawing-kit/forms.ts'
import { brass, flat, graphite, hang, orange, rod, solid, tone, turn } from '../drawing-kit/paint.ts'
import { lathed } from '../drawing-kit/parts.ts'
import { bore, disc, shape } from '../drawing-kit/path.ts'

/** The tube that goes over the steerer, its striking cap on top and the adapter that seats the race below. */
const setter = turn(8, 300, 360, [
  rod('M270 130v410', 108),
  ...lathed(
    [
      [54, 60, 22],
      [116, 78, 8],
      [140, 78, 6],
      [140, 66],
      [166, 66],
    ],
    orange,
    270,
  ),
  ...lathed(
    [
      [520, 62],
      [556, 62],
      [572, 84, 8],
      [640, 84, 6],
      [652, 74],
    ],
    brass,
    270,
  ),
  flat(shape(box(216, 470, 108, 8)) + shape(box(216, 190, 108, 6)), tone.dark, 0.5),
])

export const picture = hang(0, [
  setter,
  solid(disc(520, 190, 84) + bore(520, 190, 50), brass, 4),
  solid(disc(538, 380, 76) + bore(538, 380, 42), brass, 4),
  solid(disc(520, 560, 68) + bore(520, 560, 34), graphite, 4),
])
