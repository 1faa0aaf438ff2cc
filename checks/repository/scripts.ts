import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

/** Commands of npm by their names, as `package.json` has them. */
type Scripts = Readonly<Record<string, string>>

/** What `tools/bootstrap.mjs` makes ready for a purpose. */
interface Prepared {
  readonly packages: string
  readonly pages: boolean
  readonly browser?: boolean
}

/** The part of `package.json` that says what is installed. */
interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

/** What a script reaches from its program, through imports and through the names of programs in its code. */
interface Reached {
  readonly files: ReadonlySet<string>
  readonly packages: ReadonlySet<string>
}

export interface Repository {
  readonly manifest: Manifest
  readonly purposes: Readonly<Record<string, Prepared>>
  /** The package that brings a program: `tsc` comes with `typescript`. */
  readonly packageOf: ReadonlyMap<string, string>
  /** The text of a file; undefined where there is none. */
  read(path: string): string | undefined
}

/**
 * Finds scripts that die in a fresh clone: what a script imports, its `pre` script installs, builds or finds.
 */
export function findUnpreparedScripts(scripts: Scripts, repository: Repository): string[] {
  return Object.entries(scripts).flatMap(([name, command]) => {
    if (name.startsWith('pre') && name.slice(3) in scripts) return []
    const [, , purpose, ...folders] = (scripts[`pre${name}`] ?? '').split(' ')
    const prepared = repository.purposes[purpose ?? '']
    if (!scripts[`pre${name}`]?.startsWith('node tools/bootstrap.mjs ') || !prepared) {
      return [`${name} is not prepared by tools/bootstrap.mjs`]
    }
    const reached = reach(command, repository)
    return [
      ...missingPackages(reached, prepared, repository).map((each) => `${name} needs the package ${each}`),
      ...(needsPages(reached) && !prepared.pages ? [`${name} needs the built pages`] : []),
      ...(needsBrowser(reached) && !prepared.browser ? [`${name} needs a browser`] : []),
      ...ownLocks(reached, repository)
        .filter((folder) => !folders.includes(folder))
        .map((folder) => `${name} needs the packages of ${folder}`),
    ]
  })
}

function missingPackages({ packages }: Reached, prepared: Prepared, { manifest }: Repository): string[] {
  const installed = {
    ...manifest.dependencies,
    ...(prepared.packages === 'test' && manifest.devDependencies),
  }
  return [...packages].filter((name) => !(name in installed))
}

/** What starts the shop, in this process or in one of its own; tests do. */
const shopStarters = [
  'server/main.ts',
  'server/testing/shop-process.ts',
  'e2e/support/shop.ts',
  'vitest.config.ts',
]

function needsPages({ files }: Reached): boolean {
  return shopStarters.some((path) => files.has(path))
}

function needsBrowser({ files }: Reached): boolean {
  return files.has('tools/find-chromium.ts')
}

/** Folders on the way that have packages of their own. */
function ownLocks({ files }: Reached, { read }: Repository): string[] {
  const folders = new Set([...files].map(dirname))
  return [...folders].filter(
    (folder) => folder !== '.' && read(join(folder, 'package-lock.json')) !== undefined,
  )
}

/** Follows a command to every file and package that it may load. */
function reach(command: string, repository: Repository): Reached {
  const files = new Set<string>()
  const packages = new Set<string>()
  const [program = '', ...words] = command.split(' ')
  const visitFile = (path: string) => {
    const text = files.has(path) ? undefined : repository.read(path)
    if (text === undefined) return
    files.add(path)
    for (const specifier of importsOf(text)) visitImport(path, specifier)
    for (const word of wordsOf(text)) visitProgram(word)
  }
  const visitImport = (from: string, specifier: string) => {
    if (specifier.startsWith('.')) return visitFile(join(dirname(from), specifier))
    if (specifier.startsWith('node:')) return
    const [scope = '', name = ''] = specifier.split('/')
    packages.add(scope.startsWith('@') ? `${scope}/${name}` : scope)
  }
  const visitProgram = (name: string) => {
    const owner = repository.packageOf.get(name)
    if (owner === undefined) return
    packages.add(owner)
    visitFile(`${name}.config.ts`)
  }
  visitProgram(program)
  for (const word of words) visitFile(word)
  return { files, packages }
}

/** What a file imports when it runs; types are gone by then. */
function importsOf(text: string): string[] {
  const code = text.replace(/^(?:import|export) type [^'"]*['"][^'"]*['"]/gm, '')
  return [...code.matchAll(/(?:\bfrom|^import|\bimport\()\s*'([\w@./:-]+)'/gm)].map(
    ([, specifier = '']) => specifier,
  )
}

/** Words in quotes: the names of programs among them are run. */
function wordsOf(text: string): string[] {
  return [...text.matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word)
}

/** This repository. */
export function thisRepository(purposes: Repository['purposes']): Repository {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  const packageOf = new Map(
    names.flatMap((name) => {
      const { bin = {} } = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'))
      const programs = typeof bin === 'string' ? [name.replace(/^@.*\//, '')] : Object.keys(bin)
      return programs.map((program) => [program, name] as const)
    }),
  )
  const read = (path: string) =>
    statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : undefined
  return { manifest, purposes, packageOf, read }
}
