import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type IModule } from 'dependency-cruiser'
import { letSwcReadTsx } from './read-tsx.ts'
import { importRules } from './rules.ts'

letSwcReadTsx()

const areas = [
  'contract',
  'domain',
  'server',
  'web',
  'languages',
  'sandbox',
  'sample-shop',
  'standards',
  'tools',
  'e2e',
  'checks',
  'lab',
  'docs',
]

interface BrokenRule {
  readonly rule: string
  readonly from: string
  readonly to: string
}

interface ImportCheck {
  /** Files of this repository that were read. */
  readonly files: readonly string[]
  /** The number of imports in the files. */
  readonly imports: number
  readonly broken: readonly BrokenRule[]
}

/** Reads every import below the folder and checks it against the rules. */
export async function checkImports(folder: string): Promise<ImportCheck> {
  const { output } = await cruise(
    areas.filter((area) => existsSync(join(folder, area))),
    {
      baseDir: folder,
      // dependency-cruiser cannot use TypeScript 7, which has no API.
      parser: 'swc',
      doNotFollow: { path: '^node_modules/' },
      // Excludes packages that a folder installs for itself.
      exclude: { path: '^(?!node_modules/).*/node_modules/' },
      ruleSet: { forbidden: importRules },
      validate: true,
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'module', 'default', 'types'],
    },
  )
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text.')
  const ours = output.modules.filter(isOurs)
  return {
    files: ours.map(({ source }) => source),
    imports: ours.reduce((sum, { dependencies }) => sum + dependencies.length, 0),
    broken: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}

function isOurs({ source, coreModule, couldNotResolve }: IModule): boolean {
  return !coreModule && !couldNotResolve && !source.startsWith('node_modules/')
}
