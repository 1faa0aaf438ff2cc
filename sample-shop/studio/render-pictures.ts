/**
 * Photographs the catalogue: `npm run lab -- pictures [name …]`, all scenes without a name. Needs Blender (Debian's
 * 3.4) and takes about a minute per picture; install, build and start do not run it.
 *
 * --develop uses the photographs of an earlier run, and only encodes and traces
 */
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { items } from '../items.ts'
import { outlines } from '../outlines.ts'
import { tools } from '../tools.ts'
import { encode } from './darkroom/encode.ts'
import { expose } from './darkroom/expose.ts'
import { outlineOf } from './darkroom/outline-of.ts'
import { writeOutlineFile, writeOutlines } from './darkroom/outlines-file.ts'
import { writeShareCard } from './darkroom/share-card.ts'

/** The raw photographs; git ignores them. */
const exposures = fileURLToPath(new URL('./.exposures/', import.meta.url))
const pictures = fileURLToPath(new URL('../pictures/', import.meta.url))
/** Objects that are painted without their holes. */
const solid = new Set(['rim', 'tyre', 'tile-workshop'])
/** The hook on which nothing hangs: its page paints a hand-drawn outline of an unknown tool. */
const empty = 'not-found'
/** Drawn by draw-gift-card.ts. */
const drawn = 'gift-card'
const products = new Set([...tools, ...items].map(({ slug }) => slug))

async function develop(name: string): Promise<string> {
  const photograph = `${exposures}${name}.png`
  const outline = await outlineOf(`${exposures}${name}.mask.png`, solid.has(name))
  await encode(photograph, pictures, name)
  if (products.has(name) || name === 'hero') await writeShareCard(photograph, outline, pictures, name)
  if (!products.has(name) && name !== empty) await writeOutlineFile(outline, `${pictures}${name}.outline.svg`)
  return outline
}

const { values, positionals } = parseArgs({
  options: { develop: { type: 'boolean' } },
  allowPositionals: true,
})
const scenes = readdirSync(new URL('./scenes/', import.meta.url))
  .filter((file) => file.endsWith('.py'))
  .map((file) => file.slice(0, -'.py'.length).replaceAll('_', '-'))
const names = positionals.length > 0 ? positionals : scenes
mkdirSync(exposures, { recursive: true })
if (!values.develop) await expose(names, exposures, { size: 960, samples: 24 })
const all = Object.fromEntries(
  Object.entries(outlines).filter(([name]) => products.has(name) || name === drawn),
)
for (const name of names) {
  if (!existsSync(`${exposures}${name}.png`)) continue
  const outline = await develop(name)
  if (products.has(name)) all[name] = outline
  process.stdout.write(`developed ${name}\n`)
}
await writeOutlines(all)
