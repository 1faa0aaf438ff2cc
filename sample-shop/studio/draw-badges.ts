/**
 * Writes ../pictures/badge-*.svg from badges/*.ts: one drawing, one picture of the same name.
 * Run by hand in development: `node sample-shop/studio/draw-badges.ts [name …]`.
 */
import { readdir, writeFile } from 'node:fs/promises'

const drawings = new URL('./badges/', import.meta.url)
const pictures = new URL('../pictures/', import.meta.url)

/** Draws one badge. A drawing module exports `picture`, the whole SVG as text. */
async function draw(name: string): Promise<void> {
  // Every module in this folder has this shape; sample-shop.test.ts fails for a wrong one.
  const module = (await import(new URL(`${name}.ts`, drawings).href)) as { picture: string }
  await writeFile(new URL(`${name}.svg`, pictures), module.picture)
}

const names = process.argv.slice(2)
const all = (await readdir(drawings))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''))
await Promise.all((names.length > 0 ? names : all).map(draw))
