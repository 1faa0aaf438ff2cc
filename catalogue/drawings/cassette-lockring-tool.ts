import { slice } from '../drawing-kit/forms.ts'
import { flat, hang, orange, place, solid, steel, tone } from '../drawing-kit/paint.ts'
import { lathed } from '../drawing-kit/parts.ts'
import { shape } from '../drawing-kit/path.ts'

const half = 132

/** Twelve splines round a cylinder, as seen from the side: narrow towards its edges. */
const splines = [-75, -45, -15, 15, 45, 75].map((angle) => {
  const edge = (turnedBy: number) => 360 + half * Math.sin(((angle + turnedBy) * Math.PI) / 180)
  return shape([
    [edge(-8), 362, 3],
    [edge(8), 362, 3],
    [edge(8), 478, 6],
    [edge(-8), 478, 6],
  ])
})

const tool = [
  ...lathed([
    [478, 34],
    [590, 34],
    [622, 20, 14],
    [640, 14, 10],
  ]),
  ...lathed([
    [330, half - 7],
    [470, half - 7],
    [484, half - 30],
  ]),
  ...splines.map((d) => solid(d, steel, 2)),
  ...lathed(
    [
      [282, 158, 4],
      [352, 158, 10],
      [366, 146],
    ],
    orange,
  ),
  solid(
    shape(
      [
        [178, 96],
        [542, 96],
        [562, 116],
        [562, 268],
        [542, 290],
        [178, 290],
        [158, 268],
        [158, 116],
      ],
      6,
    ),
    steel,
    4,
  ),
  flat(
    shape(
      [
        [178, 98],
        [258, 98],
        [258, 288],
        [178, 288],
        [160, 266],
        [160, 118],
      ],
      4,
    ),
    tone.glint,
    0.6,
  ),
  flat(
    shape(
      [
        [462, 98],
        [542, 98],
        [560, 118],
        [560, 266],
        [542, 288],
        [462, 288],
      ],
      4,
    ),
    tone.dark,
    0.5,
  ),
  flat(
    shape(
      slice(
        [
          [96, 160],
          [112, 190],
        ],
        360,
        -0.52,
        0.52,
      ),
    ),
    tone.glint,
    0.7,
  ),
]

export const picture = hang(-18, [place(92, 66, 0.86, tool)])
