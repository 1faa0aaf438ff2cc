import { writeFile } from 'node:fs/promises'

/** Writes outlines.ts: the outline of each picture by name, sorted. */
export async function writeOutlines(outlines: Readonly<Record<string, string>>): Promise<void> {
  const lines = Object.entries(outlines)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, outline]) => {
      const key = /^\w+$/.test(name) ? name : `'${name}'`
      // The formatter keeps a value next to a key of at most this length.
      return `  ${key}:${key.length < 5 ? ' ' : '\n    '}'${outline}',\n`
    })
  await writeFile(
    new URL('../../outlines.ts', import.meta.url),
    `/**
 * The silhouette of each picture as one path in the 720 box, by the picture's name without its ending.
 * Fill it with \`evenodd\`. Written by render-pictures.ts: do not edit.
 */
export const outlines: Record<string, string> = {\n${lines.join('')}}\n`,
  )
}

/** Writes an outline as a separate file, for pages that show it behind a picture by CSS alone. */
export async function writeOutlineFile(outline: string, file: string): Promise<void> {
  await writeFile(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 720"><path d="${outline}" fill-rule="evenodd" stroke="#000" stroke-width="26" stroke-linejoin="round"/></svg>`,
  )
}
