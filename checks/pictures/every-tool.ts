import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { plain, vignette } from './grounds.ts'
import { contact, darker, glossy, hard, type Plan, soft, whiter } from './plan.ts'

type Ground = Pick<Plan, 'ground' | 'shadows' | 'tone' | 'noise' | 'quality'>

/** Backgrounds with their light, on each of which every tool of the sample is photographed. */
const grounds: Readonly<Record<string, Ground>> = {
  white: { ground: plain(255) },
  'contact shadow': { ground: plain(246, 245, 242), shadows: contact },
  grey: { ground: plain(176, 178, 180), shadows: soft },
  'middle grey': { ground: plain(128, 128, 130), shadows: contact, noise: 3 },
  glossy: { ground: plain(238), tone: glossy, shadows: soft },
  'white on white': { ground: plain(252), tone: whiter, shadows: contact },
  vignette: { ground: vignette(235, 232, 228, 0.5), shadows: soft, noise: 5 },
  'hard shadow': { ground: plain(240), shadows: hard },
  phone: { ground: vignette(240, 228, 205, 0.35), noise: 16, quality: 55, shadows: soft },
  black: { ground: plain(12, 12, 14), noise: 3 },
  'dark on dark': { ground: plain(36, 37, 40), tone: darker, noise: 4 },
  blue: { ground: plain(92, 138, 196), shadows: soft },
}

const folder = join(import.meta.dirname, '../../sample-shop/pictures')
/** Pictures of pages, and the smaller files of a picture. */
const noTool = /^(?:hero|tile-|sign-in|not-found)|-\d+\.webp$/

/** Returns the plans of photographs of every tool on every background. */
export function plansOfEveryTool(): readonly Plan[] {
  const tools = readdirSync(folder).filter((name) => name.endsWith('.webp') && !noTool.test(name))
  return Object.entries(grounds).flatMap(([name, ground]) =>
    tools.map((file): Plan => {
      const tool = file.slice(0, -'.webp'.length)
      return { name: `${name}: ${tool}`, tool, hangs: 'cut out', ...ground }
    }),
  )
}
