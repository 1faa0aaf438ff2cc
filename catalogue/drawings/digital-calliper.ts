import { box } from '../drawing-kit/forms.ts'
import { flat, graphite, hang, line, orange, solid, steel, tone } from '../drawing-kit/paint.ts'
import { shape } from '../drawing-kit/path.ts'

/** Beam with its scale, the fixed jaws, then the slide with its own; the depth rod leaves at the far end. */
const beam = shape([
  [90, 280, 4],
  [100, 196, 6],
  [120, 190, 4],
  [132, 262, 6],
  [640, 262, 4],
  [640, 318, 4],
  [168, 318, 6],
  [160, 420, 30],
  [148, 470, 5],
  [136, 470, 5],
  [90, 390, 40],
])
const slide = shape([
  [236, 262, 6],
  [238, 190, 4],
  [258, 196, 6],
  [270, 244, 6],
  [440, 244, 10],
  [440, 372, 12],
  [300, 372, 12],
  [284, 386, 30],
  [226, 470, 5],
  [214, 470, 5],
  [208, 420, 30],
  [206, 330, 6],
])

export const picture = hang(-34, [
  flat(shape(box(630, 298, 56, 9), 2), tone.shade),
  solid(beam, steel, 4),
  line(
    'M452 270v14M466 270v9M480 270v9M494 270v9M508 270v14M522 270v9M536 270v9M550 270v9M564 270v14M578 270v9M592 270v9M606 270v9M620 270v14',
    tone.dark,
    3,
  ),
  solid(slide, steel, 4),
  solid(shape(box(252, 232, 210, 132), 12), graphite, 4),
  flat(shape(box(276, 250, 132, 54), 5), '#c3cdb8'),
  line('M306 260v34M320 260h16v34h-16zM356 260h16v17h-16v17h16M384 260h16v34', tone.rubber, 5),
  flat(shape(box(278, 322, 36, 22), 10) + shape(box(372, 322, 36, 22), 10), tone.rubberLit),
  solid(shape(box(325, 320, 36, 26), 10), orange, 2),
  line('M424 250v96', tone.rubberLit, 4),
  solid(shape(box(430, 352, 42, 34), 12), steel, 2),
  solid(shape(box(340, 216, 34, 20), 4), steel, 2),
])
