import { readdirSync } from 'node:fs'
import { join } from 'node:path/posix'

/** What git ignores or a tool makes, by its path from the root. */
const notOurs = new Set(['.git', 'dist', 'data', 'coverage', 'test-results', 'playwright-report'])

/** Every file of the repository, as paths from its root with slashes. */
export function repositoryFiles(folder = '.'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return notOurs.has(path) || entry.name === 'node_modules' ? [] : repositoryFiles(path)
    return [path]
  })
}

const codeEnding = /\.(tsx?|mjs|js|css)$/

/** Files that people write code in. */
export function sourceFiles(): string[] {
  return repositoryFiles().filter((path) => codeEnding.test(path))
}
