import { globSync } from 'node:fs'
import { join } from 'node:path'
import { textModules } from '../../tools/text-modules.ts'

const root = join(import.meta.dirname, '../..')

/** Returns the English sentences and words that a language says otherwise. */
export async function englishTextsNotIn(tag: string): Promise<readonly string[]> {
  const modules = textModules(globSync('{contract,domain,server,web}/**/*.ts', { cwd: root }))
  const english = new Set<string>()
  const translated = new Set<string>()
  for (const path of modules) {
    collect(await import(join(root, path)), english)
    collect(await import(join(root, 'languages', tag, path)), translated)
  }
  return [...english].filter((text) => !translated.has(text) && /[a-z]{3}/i.test(text))
}

/** Collects the texts of a module, but not those that its functions make. */
function collect(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value.trim())
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collect(part, texts)
}
