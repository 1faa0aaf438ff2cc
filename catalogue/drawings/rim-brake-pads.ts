import { box } from '../drawing-kit/forms.ts'
import {
  bright,
  graphite,
  hang,
  line,
  type Mark,
  orange,
  place,
  rod,
  rubber,
  solid,
  steel,
  tone,
} from '../drawing-kit/paint.ts'
import { shape } from '../drawing-kit/path.ts'

/** Seen from the side: cartridge holder, the rubber in it curved as a rim, the stud with its washer and nut. */
const pad: Mark[] = [
  rod('M360 160v120', 30, bright),
  solid('M62 350Q60 306 104 302Q360 256 616 302Q660 306 658 350Q360 318 62 350z', steel, 4),
  solid('M62 352Q360 316 658 352L648 398Q360 360 72 398z', rubber, 4),
  line('M170 352v26M250 346v26M470 346v26M550 352v26', tone.rubberLit, 8),
  solid(shape(box(312, 256, 96, 26), 10), graphite, 3),
  solid(shape(box(322, 228, 76, 28), 4), orange, 2),
  rod('M360 182v46', 76),
]

export const picture = hang(-9, [place(0, -100, 1, pad), place(0, 180, 1, pad)])
