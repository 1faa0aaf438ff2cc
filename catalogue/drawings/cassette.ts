import { toothed } from '../drawing-kit/forms.ts'
import { graphite, hang, line, solid, steel, tone } from '../drawing-kit/paint.ts'
import { sprocket } from '../drawing-kit/parts.ts'
import { disc, hole } from '../drawing-kit/path.ts'

/** Every second of the twelve sprockets, so that each still reads as one: teeth and pitch radius. */
const sprockets = [
  [34, 286],
  [29, 242],
  [24, 200],
  [20, 166],
  [16, 134],
  [13, 108],
] as const

/** In a stack only the shaded edge shows. */
const cog = (face: string) => ({ face, lit: face, shaded: tone.dark })

export const picture = hang(6, [
  ...sprockets.map(([teeth, radius], index) =>
    sprocket([360, 360], teeth, radius, `s${index}`, '', cog(index % 2 === 0 ? tone.satin : steel.face)),
  ),
  line(disc(360, 360, 86), tone.shade, 3),
  solid(disc(360, 360, 78) + hole(toothed(360, 360, 56, 46, 12, 0.5, 0.6)), graphite, 3),
  line(disc(360, 360, 67), tone.orange, 7),
])
