const product = /^(contract|domain|server|web|sandbox|sample-shop|standards)\//
const mayRead = /^server\/config\/|\.test\.tsx?$|\/testing\//
const readsIt = /\bprocess\s*\??\.\s*env\b|=\s*process\b(?!\s*\??\.)|\benv\b[^\n]*from 'node:process'/

interface SourceText {
  readonly path: string
  readonly text: string
}

/** Returns files outside server/config that read the environment, because each setting is read in one place. */
export function findEnvironmentReaders(files: readonly SourceText[]): string[] {
  return files
    .filter(({ path, text }) => product.test(path) && !mayRead.test(path) && readsIt.test(text))
    .map(({ path }) => path)
}
