import { box } from '../drawing-kit/forms.ts'
import { brass, bright, flat, graphite, hang, line, orange, rod, solid, tone } from '../drawing-kit/paint.ts'
import { thread } from '../drawing-kit/parts.ts'
import { disc, shape } from '../drawing-kit/path.ts'

/** Folded flat into a bundle with a band round it, the Presta valve left standing out. */
const fold = (x: number, top: number, bottom: number) =>
  rod(
    `M${x - 52} ${bottom}V${top}A52 52 0 0 1 ${x + 52} ${top}V${bottom}A52 52 0 0 1 ${x - 52} ${bottom}z`,
    66,
    graphite,
  )

export const picture = hang(-12, [
  rod('M452 256V112', 24, bright),
  thread(452, 12, 132, 250, 12),
  rod('M452 118V84', 14, brass),
  flat(disc(452, 78, 11), tone.brass),
  solid(shape(box(432, 196, 40, 22), 6), brass, 3),
  fold(424, 316, 540),
  fold(282, 286, 566),
  fold(348, 300, 556),
  rod('M348 340v180', 46, graphite),
  line('M348 330v200', tone.rubber, 5),
  solid(shape(box(174, 396, 362, 62), 14), orange, 4),
  flat(shape(box(190, 406, 330, 9), 4), '#fff', 0.35),
])
