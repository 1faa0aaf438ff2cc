// Writes languages/<tag>/server.ts, the list of the translations that the server needs. Run it after adding a text
// module outside of web/: node tools/server-texts.ts
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { languageTags } from '../contract/languages/languages.ts'

/** The parts of the shop whose texts are in the build of the pages, and the module that names that build's language. */
const onlyOnPages = /^web\/|^contract\/languages\//

/** Returns the list of a language as it should be. */
export function serverTextsOf(tag: string): string {
  const paths = readdirSync(join('languages', tag), { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && path.includes('/') && !onlyOnPages.test(path))
    .sort()
  const names = paths.map(nameOf)
  return `${paths.map((path, index) => `import * as ${names[index]} from '../../${path}'`).join('\n')}
import type { TranslatedModule } from '../translated-module.ts'
${paths.map((path, index) => `import * as ${names[index]}In from './${path}'`).join('\n')}

/** The list of the translations that the server needs, written by tools/server-texts.ts. */
export const translatedModules: readonly TranslatedModule[] = [
${names.map((name) => `  [${name}, ${name}In],`).join('\n')}
]
`
}

/** Returns the name of a module by its path: `contract/orders/order-texts.ts` is `contractOrdersOrderTexts`. */
function nameOf(path: string): string {
  return path.replace(/\.ts$/, '').replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())
}

if (import.meta.main) {
  for (const tag of languageTags.filter((each) => each !== 'en')) {
    writeFileSync(join('languages', tag, 'server.ts'), serverTextsOf(tag))
  }
}
