import { box } from '../drawing-kit/forms.ts'
import { brass, flat, graphite, hang, orange, rod, solid, steel, tone } from '../drawing-kit/paint.ts'
import { lathedAll, thread } from '../drawing-kit/parts.ts'
import { shape } from '../drawing-kit/path.ts'

export const picture = hang(10, [
  rod('M360 40v640', 34),
  thread(360, 17, 60, 670, 16),
  ...lathedAll(
    [
      [
        [236, 96],
        [262, 96],
        [262, 66],
        [288, 66],
        [288, 46],
        [310, 46],
      ],
      [
        [430, 46],
        [452, 46],
        [452, 66],
        [478, 66],
        [478, 96],
        [504, 96],
      ],
    ],
    brass,
  ),
  solid(shape(box(300, 178, 120, 54), 5) + shape(box(300, 508, 120, 54), 5), steel, 3),
  flat(shape(box(304, 182, 26, 46)) + shape(box(304, 510, 26, 48)), tone.glint, 0.6),
  flat(shape(box(390, 182, 28, 46)) + shape(box(390, 510, 28, 48)), tone.dark, 0.45),
  rod('M150 122h420M150 618h420', 24),
  solid(shape(box(322, 92, 76, 60), 14) + shape(box(322, 588, 76, 60), 14), graphite, 4),
  solid(
    [100, 596].map((y) => shape(box(112, y, 96, 44), 20) + shape(box(512, y, 96, 44), 20)).join(''),
    orange,
    4,
  ),
])
