import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { relative } from 'node:path/posix'
import { pseudoTag } from '../../checks/languages/pseudo-text.ts'
import { exportsOf } from '../../checks/repository/languages.ts'
import { textModules } from '../../tools/text-modules.ts'

const root = join(import.meta.dirname, '../..')
const copied = [
  ...['contract', 'domain', 'languages', 'sandbox', 'sample-shop', 'server', 'standards', 'tools', 'web'],
  ...['package.json', 'tsconfig.json', 'vite.config.ts'],
]

/** A built copy of the shop, inside the repository so that it finds the packages, with a generated language. */
export class PseudoCopy {
  readonly #folder: string

  constructor() {
    mkdirSync(join(root, 'dist'), { recursive: true })
    this.#folder = mkdtempSync(join(root, 'dist/pseudo-'))
    for (const path of copied) cpSync(join(root, path), join(this.#folder, path), { recursive: true })
    this.#translate()
    this.#add('contract/languages/languages.ts', '} as const satisfies Readonly<Record<string, Language>>', [
      `  ${pseudoTag}: { name: 'Þšëüðö', invitation: 'Ŕéàđ', decline: 'Ñö', direction: 'rtl' },`,
    ])
    this.#add('languages/all.ts', "  de: () => import('./de/server.ts'),", [
      `  ${pseudoTag}: () => import('./${pseudoTag}/server.ts'),`,
    ])
    this.#add('domain/shop/sample-settings.ts', "offered: ['en', 'de', 'fr'] },", [])
    this.#run('tools/server-texts.ts')
    this.#run('tools/build.ts')
  }

  /** The program of the built shop. */
  get entry(): string {
    return join(this.#folder, 'dist/shop/main.js')
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #translate(): void {
    const files = ['contract', 'domain', 'server', 'standards', 'web'].flatMap((area) =>
      readdirSync(join(root, area), { recursive: true }).map((path) => `${area}/${path}`),
    )
    const language = join('languages', pseudoTag)
    const standards = files.filter((path) => /^standards\/texts\/.*-texts\.ts$/.test(path))
    for (const path of [...textModules(files), ...standards]) {
      const english = readFileSync(join(root, path), 'utf8')
      const folder = dirname(join(language, path))
      const from = (target: string) => relative(folder, target)
      this.#write(join(language, path), [
        `import * as English from '${from(path)}'`,
        `import { pseudo } from '${from(join(language, 'pseudo-text.ts'))}'`,
        ...exportsOf(english).map((name) => `export const ${name} = pseudo(English.${name})`),
      ])
    }
    this.#write(join(language, 'contract/languages/build-language.ts'), [
      `export const buildLanguage = '${pseudoTag}'`,
    ])
    cpSync(join(root, 'checks/languages/pseudo-text.ts'), join(this.#folder, language, 'pseudo-text.ts'))
  }

  #write(path: string, lines: readonly string[]): void {
    const file = join(this.#folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${lines.join('\n')}\n`)
  }

  /** Adds lines before one that occurs once in a file; without lines, adds the language to a list of tags. */
  #add(path: string, before: string, lines: readonly string[]): void {
    const file = join(this.#folder, path)
    const parts = readFileSync(file, 'utf8').split(before)
    if (parts.length !== 2) throw new Error(`${path} has ${parts.length - 1} times: ${before}`)
    const added = lines.length > 0 ? [...lines, before].join('\n') : before.replace(']', `, '${pseudoTag}']`)
    writeFileSync(file, parts.join(added))
  }

  #run(program: string): void {
    execFileSync(process.execPath, [program], { cwd: this.#folder, stdio: ['ignore', 'ignore', 'inherit'] })
  }
}
