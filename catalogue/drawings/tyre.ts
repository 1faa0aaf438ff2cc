import { hang, line, rubber, solid, tone } from '../drawing-kit/paint.ts'
import { arc, bore, disc } from '../drawing-kit/path.ts'

const ring = (radius: number, colour: string, width: number, extra = '') =>
  line(disc(360, 360, radius), colour, width, extra)

export const picture = hang(14, [
  solid(disc(360, 360, 318) + bore(360, 360, 222), rubber, 4),
  ring(308, '#2c2b27', 18, 'stroke-dasharray="9 6"'),
  ring(296, tone.rubberLit, 3),
  ring(262, '#b98d58', 44),
  ring(282, '#8f6a3d', 3),
  ring(242, '#d8b283', 4),
  ring(229, tone.rubber, 14),
  line(arc(360, 360, 262, -34, 34), tone.rubber, 26),
  line(arc(360, 360, 262, 164, 196), tone.rubber, 14),
  line(arc(360, 360, 262, -26, 26), tone.orange, 10, 'stroke-dasharray="46 12"'),
  line(arc(360, 360, 313, 280, 340), '#77736a', 4, 'stroke-linecap="round"'),
])
