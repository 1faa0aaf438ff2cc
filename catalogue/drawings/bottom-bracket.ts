import { box } from '../drawing-kit/forms.ts'
import { flat, graphite, hang, orange, rubber, solid, tone, turn } from '../drawing-kit/paint.ts'
import { lathedAll, thread } from '../drawing-kit/parts.ts'
import { shape } from '../drawing-kit/path.ts'

/** Lying on its side: cup, thread, dust sleeve, thread, cup; sixteen notches round each flange. */
export const picture = hang(-14, [
  turn(90, 360, 360, [
    ...lathedAll(
      [
        [
          [236, 84],
          [486, 84],
        ],
      ],
      rubber,
    ),
    ...lathedAll([
      [
        [148, 124],
        [244, 124],
        [250, 112],
      ],
      [
        [470, 112],
        [476, 124],
        [572, 124],
      ],
    ]),
    thread(360, 124, 156, 246, 15),
    thread(360, 124, 478, 572, 15),
    ...lathedAll(
      [
        [
          [64, 100],
          [78, 158],
          [142, 158],
          [150, 146],
        ],
        [
          [570, 146],
          [578, 158],
          [642, 158],
          [656, 100],
        ],
      ],
      graphite,
    ),
    solid(
      [222, 292, 362, 432].map((x) => shape(box(x, 92, 36, 46), 8) + shape(box(x, 582, 36, 46), 8)).join(''),
      rubber,
      2,
    ),
    flat(shape(box(202, 144, 316, 7)) + shape(box(202, 570, 316, 7)), orange.face),
  ]),
  flat(shape(box(262, 300, 190, 10), 5), tone.rubberLit),
])
