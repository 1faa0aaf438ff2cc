import {
  brass,
  bright,
  graphite,
  hang,
  line,
  type Mark,
  place,
  solid,
  tone,
  turn,
} from '../drawing-kit/paint.ts'
import { bore, shape } from '../drawing-kit/path.ts'

/** Backing plate with its eye for the pin, the friction block bonded to it. */
const plate = shape([
  [124, 178, 16],
  [124, 110, 34],
  [196, 110, 34],
  [196, 178, 16],
  [268, 206, 26],
  [280, 300, 40],
  [262, 470, 30],
  [222, 520, 20],
  [98, 520, 20],
  [58, 470, 30],
  [40, 300, 40],
  [52, 206, 26],
])
const pad: Mark[] = [
  solid(plate + bore(160, 148, 18), bright, 4),
  solid(
    shape([
      [84, 246, 18],
      [236, 246, 18],
      [248, 310, 30],
      [230, 462, 20],
      [206, 488, 16],
      [114, 488, 16],
      [90, 462, 20],
      [72, 310, 30],
    ]),
    graphite,
    4,
  ),
  line('M160 254v226', tone.rubber, 9),
]

export const picture = hang(0, [
  place(178, 90, 1, [turn(7, 160, 300, pad)]),
  place(24, 60, 1, [turn(-9, 160, 300, pad)]),
  place(380, 120, 1, [
    turn(12, 160, 300, [
      line(
        'M84 480V210C84 168 108 168 128 190L160 214L192 190C212 168 236 168 236 210V480',
        brass.shaded,
        17,
      ),
      line('M82 478V209C82 166 108 166 128 188L160 212L192 188C212 166 234 166 234 209V478', brass.face, 12),
    ]),
  ]),
])
