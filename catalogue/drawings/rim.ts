import { graphite, hang, line, solid, tone } from '../drawing-kit/paint.ts'
import { arc, bore, disc } from '../drawing-kit/path.ts'

const ring = (radius: number, colour: string, width: number, extra = '') =>
  line(disc(360, 360, radius), colour, width, extra)
/** Thirty-two holes round the bed: the dash is one pitch of the circle on which they lie. */
const pitch = ((2 * Math.PI * 252) / 32).toFixed(2)

export const picture = hang(8, [
  solid(disc(360, 360, 318) + bore(360, 360, 240), graphite, 5),
  ring(306, tone.satin, 20),
  ring(317, tone.light, 3),
  ring(295, tone.dark, 3),
  ring(252, tone.light, 15, `stroke-linecap="round" stroke-dasharray="0 ${pitch}"`),
  ring(252, tone.rubber, 8, `stroke-linecap="round" stroke-dasharray="0 ${pitch}"`),
  line(arc(360, 360, 277, 250, 290), tone.orange, 13),
  line(arc(360, 360, 277, 70, 110), tone.orange, 13),
  line('M360 43v36', tone.dark, 3),
  line(arc(360, 360, 286, 300, 350), '#77736a', 4, 'stroke-linecap="round"'),
])
