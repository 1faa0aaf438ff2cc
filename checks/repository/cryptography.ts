interface SourceText {
  readonly path: string
  readonly text: string
}

const imports = /from '(?:node:crypto|jose|better-auth\/crypto|@node-rs\/argon2)'/
const isProduct = (path: string) =>
  /^(?:contract|domain|sandbox|server|web)\//.test(path) && !/\.test\.tsx?$|\/testing\//.test(path)

/** Returns files of the product that use cryptography. */
export function cryptographicFiles(files: readonly SourceText[]): string[] {
  return files.filter(({ path, text }) => isProduct(path) && imports.test(text)).map(({ path }) => path)
}

/** Returns the files that the table of uses in docs/security/cryptography.md names. */
export function filesInInventory(markdown: string): string[] {
  const [, uses = ''] = markdown.split(/^## Where$/m)
  return [...uses.matchAll(/`((?:contract|domain|sandbox|server|web)\/[^`]+)`/g)].map(([, path = '']) => path)
}

/** Returns the differences between the inventory and the code. */
export function findInventoryFlaws(named: readonly string[], used: readonly string[]): string[] {
  return [
    ...used.filter((path) => !named.includes(path)).map((path) => `${path} is missing`),
    ...named.filter((path) => !used.includes(path)).map((path) => `${path} uses no cryptography`),
    ...named.filter((path, at) => named.indexOf(path) !== at).map((path) => `${path} is there twice`),
  ]
}
