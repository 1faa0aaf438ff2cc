import { box } from '../drawing-kit/forms.ts'
import { flat, hang, line, orange, solid, steel, tone } from '../drawing-kit/paint.ts'
import { bore, shape } from '../drawing-kit/path.ts'

/**
 * A stainless strip. On each long edge, a hook that seats behind a roller and a tooth that drops in when the chain
 * is worn: 0.5 % on one edge, 0.75 % on the other.
 */
const strip = shape([
  [48, 326, 20],
  [76, 296, 14],
  [92, 236, 8],
  [120, 238, 8],
  [128, 290, 16],
  [180, 312, 40],
  [520, 312, 40],
  [556, 292, 14],
  [564, 226, 5],
  [600, 226, 5],
  [612, 290, 16],
  [676, 322, 24],
  [676, 398, 24],
  [616, 428, 14],
  [596, 490, 5],
  [566, 490, 5],
  [552, 428, 14],
  [520, 408, 40],
  [180, 408, 40],
  [132, 428, 16],
  [126, 482, 8],
  [98, 486, 8],
  [76, 424, 14],
  [48, 394, 20],
])

export const picture = hang(-36, [
  solid(strip + bore(640, 360, 16), steel, 4),
  solid(shape(box(170, 334, 350, 52), 26), orange, 2),
  flat(shape(box(196, 342, 298, 8), 4), '#fff', 0.32),
  line('M92 330v60M582 270v30M582 420v30', tone.dark, 4),
])
