import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type OutputAsset, type OutputChunk, rolldown } from 'rolldown'

/** Packages that are not bundled, but loaded from node_modules. */
const apart = [
  // Packages with parts that are not JavaScript.
  'sharp',
  '@node-rs/argon2',
  'pg-native',
  // These packages read files next to their own code.
  '@fastify/swagger',
  '@fastify/swagger-ui',
  'pino',
  // Fastify requires them only for routes with a JSON schema, and there are none.
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
]

/**
 * Builds the server with its packages: a few files instead of a thousand, each of which Node would have to find, read
 * and keep in memory (docs/decisions/0108). On-demand imports stay in separate files. Names are kept, and a comment
 * names each source, so that errors can be located.
 * @param root the repository.
 * @param folder for the result. Files that only the previous build has are kept, because its shop may still load them.
 * @param entry the program, as a path from the root.
 * @throws if a package looks for files beside its own and is not listed above, or if a module of the shop determines
 * its own address other than by `import.meta.dirname`.
 */
export async function buildServer(root: string, folder: string, entry = 'server/main.ts'): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: entry,
    platform: 'node',
    external: [/^node:/, ...apart.map((name) => new RegExp(`^${name}(?:/|$)`))],
    // Libraries test features of Node with `eval`, which is not a problem.
    checks: { eval: false },
    plugins: [
      {
        name: 'own folders',
        transform: {
          // Excludes packages and the bundler's own module, whose name begins with a null byte.
          filter: { id: { exclude: [/\/node_modules\//, /^\0/] } },
          handler: (code, id) => withFolder(code, relative(root, dirname(id)), relative(folder, root)),
        },
        // Fails before anything is written, so that the last good build stays.
        generateBundle: (_, built) => Object.values(built).forEach(refuseOwnFiles),
      },
    ],
  })
  const { output } = await bundle
    .write({ dir: folder, entryFileNames: '[name].js' })
    .finally(() => bundle.close())
  removeOlder(
    folder,
    output.map(({ fileName }) => fileName),
  )
}

function refuseOwnFiles(built: OutputAsset | OutputChunk): void {
  if (built.type !== 'chunk' || !/\b__(?:dir|file)name\b/.test(built.code)) return
  throw new Error(`${built.fileName} looks for files beside a package: list it in tools/build-server.ts.`)
}

/**
 * Removes files that neither this build nor the previous one has. The date 0 marks files that only the previous build
 * has.
 */
function removeOlder(folder: string, built: readonly string[]): void {
  for (const name of readdirSync(folder).filter((each) => !built.includes(each))) {
    const file = join(folder, name)
    if (statSync(file).mtimeMs === 0) rmSync(file)
    else utimesSync(file, 0, 0)
  }
}

/** Makes the shop's own modules look for files in the folder of their sources. */
function withFolder(code: string, folder: string, rootFromBuilt: string): string | null {
  if (!code.includes('import.meta.')) return null
  const other = /\bimport\.meta\.(?!dirname\b)\w+/.exec(code)
  if (other)
    throw new Error(
      `A module in ${folder} has ${other[0]}, which differs in a built server: use import.meta.dirname.`,
    )
  const path = join(rootFromBuilt, folder).replaceAll('\\', '/')
  return code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${path}`)})`)
}
