import {
  bright,
  flat,
  graphite,
  hang,
  line,
  type Mark,
  orange,
  solid,
  steel,
  tone,
} from '../drawing-kit/paint.ts'
import { arc, disc, type Point, shape } from '../drawing-kit/path.ts'

/** Half of the cutter: a hooked blade on one side of the pivot, the arm to its handle on the other. */
const half: Point[] = [
  [330, 250, 30],
  [268, 196, 60],
  [258, 118, 60],
  [300, 52, 50],
  [362, 36, 4],
  [358, 64, 20],
  [322, 122, 50],
  [346, 176, 40],
  [430, 240, 50],
  [452, 320, 40],
  [450, 390],
  [394, 390],
  [384, 310, 60],
]
const other = half.map(([x, y, radius = 0]): Point => [720 - x, y, radius])

const grip = (side: 1 | -1): Mark => {
  const at = (x: number, y: number, radius = 14): Point => [360 + side * x, y, radius]
  return solid(
    shape([at(28, 340), at(98, 340), at(124, 470, 260), at(92, 664, 30), at(44, 658, 24), at(64, 470, 200)]),
    orange,
    5,
  )
}

export const picture = hang(12, [
  solid(shape(half), steel, 4),
  solid(shape(other), steel, 4),
  line('M316 70c-44 44-36 88 0 118M404 70c44 44 36 88 0 118', tone.glint, 4),
  grip(-1),
  grip(1),
  flat(
    'M400 360c28 90 30 170 16 270l12 0c14-100 10-180-14-270zM276 360c-24 90-28 170-6 270h12c-20-100-16-180 8-270z',
    '#fff',
    0.3,
  ),
  line('M318 392c30 26 54 26 84 0', tone.dark, 9),
  line('M318 390c30 26 54 26 84 0', tone.light, 4),
  solid(disc(360, 246, 38), graphite, 3),
  solid(disc(360, 246, 23), bright, 2),
  line(arc(360, 246, 9, 60, 240), tone.dark, 6),
])
