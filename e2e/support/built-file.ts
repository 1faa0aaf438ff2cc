import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const manifest = join(import.meta.dirname, '../../dist/client/.vite/en.json')

/** Returns the address of the built file of a module that loads on demand. Its name is a hash. */
export function builtFile(module: string): string {
  const files: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
    readFileSync(manifest, 'utf8'),
  )
  const file = files[module]?.file
  if (file === undefined) throw new Error(`The build has no file for ${module}.`)
  return `/${file}`
}
