import { box, type Profile, slice } from '../drawing-kit/forms.ts'
import {
  brass,
  bright,
  flat,
  hang,
  type Mark,
  orange,
  place,
  rod,
  rubber,
  solid,
  tone,
  turn,
} from '../drawing-kit/paint.ts'
import { thread } from '../drawing-kit/parts.ts'
import { shape } from '../drawing-kit/path.ts'

const foot: Profile = [
  [548, 30],
  [580, 54],
  [608, 100],
  [640, 100],
  [660, 84],
]

/** Presta stem: removable core on top, knurled nut, thread, and the rubber foot that seals in the rim. */
const valve: Mark[] = [
  rod('M360 60v56', 15, brass),
  rod('M360 54v32', 36, brass),
  rod('M360 112v60', 34, bright),
  rod('M360 164v410', 52),
  thread(360, 26, 190, 560, 24),
  solid(shape(box(290, 380, 140, 64), 10), orange, 4),
  flat('M310 384v56h14v-56zM346 384v56h14v-56zM382 384v56h12v-56z', tone.rubber, 0.25),
  solid(shape(slice(foot)), rubber, 4),
  flat(shape(slice(foot, 360, -0.7, -0.4)), tone.rubberLit),
]

export const picture = hang(0, [
  place(-130, 0, 1, [turn(-7, 360, 360, valve)]),
  place(126, 0, 1, [turn(9, 360, 360, valve)]),
])
