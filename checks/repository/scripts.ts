import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

/** A command of `tools/commands.mjs`. */
export interface Command {
  readonly needs: string
  readonly run: readonly string[]
  readonly locks?: readonly string[]
}

/** What `tools/bootstrap/prepare.mjs` prepares for a purpose. */
interface Prepared {
  readonly packages: string
  readonly built: boolean
  readonly browser?: boolean
}

/** The dependencies in `package.json`. */
interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

/** The files and packages that a command uses, through imports and through names of programs in its code. */
interface Reached {
  readonly files: ReadonlySet<string>
  readonly packages: ReadonlySet<string>
}

export interface Repository {
  readonly manifest: Manifest
  readonly purposes: Readonly<Record<string, Prepared>>
  /** The package of each program; `tsc` belongs to `typescript`. */
  readonly packageOf: ReadonlyMap<string, string>
  /** Returns the text of a file, or undefined if it is missing. */
  read(path: string): string | undefined
}

/** Returns commands that fail in a fresh clone, because their imports are not prepared. */
export function findUnpreparedCommands(
  commands: Readonly<Record<string, Command>>,
  repository: Repository,
): string[] {
  return Object.entries(commands).flatMap(([name, { needs, run, locks = [] }]) => {
    const prepared = repository.purposes[needs]
    if (!prepared) return [`${name} has a need that does not exist: ${needs}`]
    const reached = reach(run, repository)
    return [
      ...missingPackages(reached, prepared, repository).map((each) => `${name} needs the package ${each}`),
      ...(needsBuild(reached) && !prepared.built ? [`${name} needs the built shop`] : []),
      ...(needsBrowser(reached) && !prepared.browser ? [`${name} needs a browser`] : []),
      ...ownLocks(reached, repository)
        .filter((folder) => !locks.includes(folder))
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

/** Files that start the shop. Vitest's tests build the shop in their own set-up (server/testing/built-shop.ts). */
const shopStarters = [
  'tools/start.mjs',
  'server/main.ts',
  'server/testing/shop-process.ts',
  'e2e/support/shop.ts',
]

function needsBuild({ files }: Reached): boolean {
  return shopStarters.some((path) => files.has(path))
}

function needsBrowser({ files }: Reached): boolean {
  return files.has('tools/find-chromium.ts')
}

/** Returns reached folders that have their own lock. */
function ownLocks({ files }: Reached, { read }: Repository): string[] {
  const folders = new Set([...files].map(dirname))
  return [...folders].filter(
    (folder) => folder !== '.' && read(join(folder, 'package-lock.json')) !== undefined,
  )
}

/** Returns every file and package that a command may load. */
function reach([program = '', ...words]: readonly string[], repository: Repository): Reached {
  const files = new Set<string>()
  const packages = new Set<string>()
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

/** Returns a file's run-time imports, without types. */
function importsOf(text: string): string[] {
  const code = text.replace(/^(?:import|export) type [^'"]*['"][^'"]*['"]/gm, '')
  return [...code.matchAll(/(?:\bfrom|^import|\bimport\()\s*'([\w@./:-]+)'/gm)].map(
    ([, specifier = '']) => specifier,
  )
}

/** Returns quoted words, which may be names of programs that the file runs. */
function wordsOf(text: string): string[] {
  return [...text.matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word)
}

/** Returns this repository. */
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
