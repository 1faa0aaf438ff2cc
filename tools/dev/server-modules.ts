import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { normalizePath } from 'vite'

/**
 * The server's modules, which Node loads from their sources. Node keeps the first content of each address, so a changed
 * module and the modules that import it get new addresses.
 */
export class ServerModules {
  readonly #root: string
  readonly #importers = new Map<string, Set<string>>()
  /** How often the address of a file has changed. */
  readonly #versions = new Map<string, number>()

  constructor(root: string) {
    this.#root = root
    registerHooks({
      resolve: (specifier, context, nextResolve) => {
        const resolved = nextResolve(specifier, context)
        return this.#isOwn(resolved.url)
          ? { ...resolved, url: this.#addressOf(resolved.url, context.parentURL) }
          : resolved
      },
    })
  }

  /**
   * Loads the current sources of a module.
   * @param path from the root, with a slash in front.
   */
  async load(path: string): Promise<unknown> {
    return import(pathToFileURL(join(this.#root, path)).href)
  }

  /** Makes the next load read a changed file. Returns whether the server has loaded the file. */
  change(file: string): boolean {
    if (!this.#importers.has(file)) return false
    const changed = new Set([file])
    // A set gives the members that are added during the loop, too.
    for (const each of changed) {
      this.#versions.set(each, (this.#versions.get(each) ?? 0) + 1)
      for (const importer of this.#importers.get(each) ?? []) changed.add(importer)
    }
    return true
  }

  /** Makes the next load read all files, because the cause of a failed load is not a module, or is a new one. */
  changeAll(): void {
    for (const file of this.#importers.keys()) this.#versions.set(file, (this.#versions.get(file) ?? 0) + 1)
  }

  #isOwn(url: string): boolean {
    return url.startsWith(`${pathToFileURL(this.#root).href}/`) && !url.includes('/node_modules/')
  }

  #addressOf(url: string, importer: string | undefined): string {
    const file = fileOf(url)
    const importers = this.#importers.get(file) ?? new Set()
    if (importer !== undefined) importers.add(fileOf(importer))
    this.#importers.set(file, importers)
    const version = this.#versions.get(file)
    return version === undefined ? url : `${url}?version=${version}`
  }
}

function fileOf(url: string): string {
  return normalizePath(fileURLToPath(url))
}
