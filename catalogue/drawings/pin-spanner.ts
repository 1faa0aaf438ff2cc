import { bright, flat, graphite, hang, line, orange, solid, steel, tone } from '../drawing-kit/paint.ts'
import { bore, disc, shape } from '../drawing-kit/path.ts'

/** The fixed arm and its handle; the other arm swings on the pivot to set the span. Pins stand on the tips. */
const fixed = shape([
  [326, 300],
  [250, 270, 60],
  [196, 170, 70],
  [226, 66, 30],
  [268, 70, 24],
  [256, 160, 60],
  [310, 224, 60],
  [394, 262, 50],
  [402, 360, 60],
  [392, 640, 34],
  [328, 640, 34],
  [330, 380, 60],
])
const swinging = shape([
  [318, 330, 40],
  [330, 258, 40],
  [420, 214, 50],
  [470, 150, 60],
  [452, 74, 24],
  [494, 64, 30],
  [530, 160, 70],
  [470, 276, 60],
  [402, 330, 60],
  [360, 364, 40],
])

export const picture = hang(
  14,
  [
    solid(fixed + bore(360, 620, 13), steel, 4),
    line('M232 120c-6 60 20 110 60 138', tone.light, 4),
    solid(
      shape([
        [320, 396, 16],
        [402, 396, 16],
        [398, 588, 16],
        [322, 588, 16],
      ]),
      orange,
      5,
    ),
    flat(
      shape(
        [
          [334, 410],
          [347, 410],
          [346, 572],
          [336, 572],
        ],
        6,
      ),
      '#fff',
      0.32,
    ),
    solid(swinging, steel, 4),
    solid(disc(360, 306, 34), graphite, 3),
    solid(disc(360, 306, 19), bright, 2),
    solid(disc(248, 92, 13), bright, 4),
    solid(disc(474, 92, 13), bright, 4),
  ],
  [-50, 18],
)
