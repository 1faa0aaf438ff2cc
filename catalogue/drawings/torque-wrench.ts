import { box } from '../drawing-kit/forms.ts'
import { flat, graphite, hang, line, orange, solid, steel, tone } from '../drawing-kit/paint.ts'
import { lathed, rungs } from '../drawing-kit/parts.ts'
import { disc, shape } from '../drawing-kit/path.ts'

const head =
  disc(360, 104, 70) +
  shape(
    [
      [312, 120],
      [408, 120],
      [388, 210],
      [332, 210],
    ],
    10,
  )

export const picture = hang(32, [
  ...lathed([
    [200, 27],
    [410, 29],
  ]),
  solid(head, steel, 4),
  solid(disc(360, 98, 46), graphite, 2),
  solid(shape(box(338, 76, 44, 44), 4), steel, 3),
  solid(
    shape(
      [
        [346, 146],
        [374, 146],
        [380, 190],
        [340, 190],
      ],
      10,
    ),
    orange,
    2,
  ),
  ...lathed([
    [226, 34, 5],
    [250, 34, 5],
  ]),
  solid(shape(box(337, 284, 46, 110), 5), graphite, 2),
  line('M346 298h22M346 314h13M346 330h22M346 346h13M346 362h22M346 378h13', tone.glint, 3),
  ...lathed([
    [398, 46, 8],
    [436, 46, 8],
  ]),
  line('M330 404v26M345 404v26M360 404v26M375 404v26M390 404v26', tone.shade, 4),
  ...lathed(
    [
      [436, 48, 12],
      [610, 52, 14],
    ],
    graphite,
  ),
  rungs(360, 50, 470, 590, 20, '#0d0d0b', 7),
  flat(shape(box(326, 450, 10, 150), 5), '#8a867d', 0.6),
  ...lathed(
    [
      [608, 44],
      [648, 44, 16],
      [662, 32, 10],
    ],
    orange,
  ),
])
