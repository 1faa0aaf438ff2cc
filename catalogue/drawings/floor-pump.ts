import { box } from '../drawing-kit/forms.ts'
import { flat, graphite, hang, line, orange, rod, rubber, solid, tone } from '../drawing-kit/paint.ts'
import { arc, disc, shape, wire } from '../drawing-kit/path.ts'

const base = shape([
  [178, 668, 14],
  [186, 640, 16],
  [300, 616, 40],
  [318, 590, 10],
  [402, 590, 10],
  [420, 616, 40],
  [534, 640, 16],
  [542, 668, 14],
])

const handle = shape(
  [
    [214, 60],
    [330, 54],
    [390, 54],
    [506, 60],
    [506, 98],
    [390, 102],
    [330, 102],
    [214, 98],
  ],
  18,
)
const chuck = shape(
  [
    [432, 426],
    [472, 426],
    [480, 520],
    [468, 548],
    [436, 548],
    [424, 520],
  ],
  10,
)

export const picture = hang(3, [
  rod(
    wire(
      [
        [396, 614],
        [560, 606, 70],
        [548, 180, 60],
        [452, 190, 50],
        [452, 440],
      ],
      60,
    ),
    15,
    rubber,
  ),
  rod('M360 86v104', 22),
  rod('M360 212v390', 52),
  solid(
    base +
      handle +
      shape(box(328, 186, 64, 32), 6) +
      disc(360, 330, 68) +
      shape(box(372, 470, 80, 24), 6) +
      chuck,
    graphite,
    4,
  ),
  solid(
    shape(box(206, 58, 92, 42), 20) + shape(box(422, 58, 92, 42), 20) + shape(box(468, 436, 44, 20), 9),
    orange,
    3,
  ),
  line('M214 650h60M446 650h60', tone.rubberLit, 7, 'stroke-linecap="round"'),
  flat(disc(360, 330, 55), tone.glint),
  line(arc(360, 330, 46, -130, 130), tone.dark, 8, 'stroke-dasharray="3 10.3"'),
  line(arc(360, 330, 46, 75, 130), tone.orange, 8),
  line('M350 342L392 306', tone.rubber, 6, 'stroke-linecap="round"'),
  flat(disc(360, 332, 9), tone.rubber),
])
