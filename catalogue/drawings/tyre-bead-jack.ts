import { bright, flat, graphite, hang, line, orange, solid, steel, tone } from '../drawing-kit/paint.ts'
import { bore, disc, shape } from '../drawing-kit/path.ts'

/** The handle ends in a saddle that stands on the near rim; the hook reaches over and lifts the far bead. */
const handle = shape([
  [322, 660, 34],
  [398, 660, 34],
  [392, 470, 200],
  [404, 300, 60],
  [470, 262, 30],
  [476, 212, 14],
  [440, 204, 10],
  [414, 232, 24],
  [372, 234, 24],
  [340, 200, 12],
  [304, 214, 14],
  [312, 290, 60],
  [330, 470, 200],
])
const hook = shape([
  [348, 330, 30],
  [338, 250, 60],
  [300, 120, 80],
  [340, 44, 60],
  [440, 40, 60],
  [482, 104, 30],
  [470, 150, 8],
  [446, 150, 6],
  [440, 110, 24],
  [408, 84, 30],
  [364, 94, 30],
  [352, 132, 40],
  [386, 236, 60],
  [398, 330, 30],
])

export const picture = hang(18, [
  solid(hook, steel, 5),
  line('M326 130c-4-26 14-56 40-64', tone.light, 6),
  solid(handle + bore(360, 628, 14), graphite, 5),
  solid(
    shape([
      [332, 420, 20],
      [390, 420, 20],
      [386, 570, 20],
      [334, 570, 20],
    ]),
    orange,
    4,
  ),
  flat(
    shape(
      [
        [343, 436],
        [353, 436],
        [352, 556],
        [344, 556],
      ],
      5,
    ),
    '#fff',
    0.35,
  ),
  line('M320 232c2 30 6 52 18 90', tone.rubberLit, 5),
  solid(disc(366, 306, 24), bright, 3),
  flat(disc(366, 306, 9), tone.dark),
])
