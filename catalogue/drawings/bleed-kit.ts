import { box } from '../drawing-kit/forms.ts'
import {
  brass,
  flat,
  graphite,
  hang,
  line,
  type Mark,
  orange,
  place,
  rod,
  solid,
  tone,
  turn,
} from '../drawing-kit/paint.ts'
import { shape } from '../drawing-kit/path.ts'

/** A 30 ml syringe, plunger up: thumb rest, plunger, finger flange, graduated barrel, fluid, tip. */
function syringe(fluid: string, pulled: number): Mark[] {
  const top = 210 - pulled
  return [
    rod(`M360 ${top + 14}V420`, 18, graphite),
    solid(shape(box(318, top, 84, 18), 8), graphite, 2),
    flat(shape(box(318, 216, 84, 284), 14), '#eef0ee', 0.82),
    flat(shape(box(324, 420 - pulled, 72, 76 + pulled), 8), fluid),
    flat(shape(box(322, 398 - pulled, 76, 24), 5), tone.rubber),
    line(
      'M396 250h-26M396 280h-15M396 310h-26M396 340h-15M396 370h-26M396 400h-15M396 430h-26M396 460h-15',
      tone.dark,
      4,
    ),
    flat(shape(box(330, 230, 9, 252), 4), '#fff', 0.8),
    solid(shape(box(286, 204, 148, 20), 9), graphite, 2),
    solid(
      shape(
        [
          [336, 500],
          [384, 500],
          [374, 526],
          [374, 548],
          [346, 548],
          [346, 526],
        ],
        4,
      ),
      brass,
      2,
    ),
  ]
}

export const picture = hang(0, [
  rod('M218 556C214 640 300 680 360 640S430 540 356 520', 14, orange),
  rod('M528 510C560 620 500 690 430 660S330 600 290 580', 14, graphite),
  place(-132, 0, 1, [turn(4, 360, 360, syringe('#d9735a', 60))]),
  place(140, -34, 1, [turn(-8, 360, 360, syringe('#e3b866', 130))]),
  rod('M372 520h-50M298 584l-46-22', 26, brass),
])
