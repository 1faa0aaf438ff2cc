// npm run language:new -- it: makes languages/it/ with the texts to translate, in English. Run it again after a change
// of the source: it adds what is missing, and changes no file that exists.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path/posix'
import { parseSync } from 'vite'
import { textModules } from './text-modules.ts'

/** The first line of a file that waits for its translation; a check refuses it. */
export const notTranslated = '// English. Translate the texts, then remove this line.'

/** Returns the module to translate in place of an English one, with its texts in English. */
export function untranslated(tag: string, path: string, source: string): string {
  const folder = dirname(join('languages', tag, path))
  const from = (target: string) => relative(folder, target)
  const { body } = parseSync(path, source).program
  const edits = body.flatMap((statement): Edit[] => {
    if (statement.type === 'ImportDeclaration') {
      const { start, end, value } = statement.source
      return value.startsWith('.') ? [{ start, end, text: `'${from(join(dirname(path), value))}'` }] : []
    }
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      return []
    return statement.declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || !init) return []
      const texts =
        init.type === 'TSAsExpression' || init.type === 'TSSatisfiesExpression' ? init.expression : init
      return [
        // Without the type that the English text has.
        {
          start: id.start + id.name.length,
          end: init.start,
          text: ` = translation<typeof English.${id.name}>()(`,
        },
        { start: texts.end, end: init.end, text: ')' },
      ]
    })
  })
  const imports = [
    `import type * as English from '${from(path)}'`,
    `import { translation } from '${from('languages/translation.ts')}'`,
  ]
  return `${notTranslated}\n${imports.join('\n')}\n${edited(source, edits)}`
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

function edited(source: string, edits: readonly Edit[]): string {
  return edits
    .toReversed()
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), source)
}

/** Writes the files that a language lacks; returns their paths. */
export function addMissing(root: string, tag: string): readonly string[] {
  const files = ['contract', 'domain', 'server', 'web'].flatMap((area) =>
    readdirSync(join(root, area), { recursive: true }).map((path) => join(area, String(path))),
  )
  const missing = textModules(files).filter((path) => !existsSync(join(root, 'languages', tag, path)))
  for (const path of missing) {
    const file = join(root, 'languages', tag, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, untranslated(tag, path, readFileSync(join(root, path), 'utf8')))
  }
  const own = join(root, 'languages', tag, 'contract/languages/build-language.ts')
  mkdirSync(dirname(own), { recursive: true })
  writeFileSync(
    own,
    "import type { LanguageTag } from '../../../../contract/languages/languages.ts'\n\n" +
      `export const buildLanguage: LanguageTag = '${tag}'\n`,
  )
  return missing
}

if (import.meta.main) {
  const [tag = ''] = process.argv.slice(2)
  if (/^[a-z]{2,3}(?:-[a-z]{2,8})?$/.test(tag)) {
    const missing = addMissing('.', tag)
    console.log(`${missing.length} files to translate in languages/${tag}/.
Then add the language:
  contract/languages/languages.ts   ${tag}: { name, invitation, decline, direction },
  languages/all.ts                  ${tag}: () => import('./${tag}/server.ts'),
and run: node tools/server-texts.ts && npm run format
The build then has its pages, and an owner can offer it. CONTRIBUTING.md says more.`)
  } else {
    console.error('Name the language by its tag: npm run language:new -- it')
    process.exitCode = 1
  }
}
