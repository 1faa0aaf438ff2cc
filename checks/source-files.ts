import { readdirSync } from 'node:fs'
import { join } from 'node:path/posix'

/** Folders of git and of generated files, as paths from the root. */
const ignored = new Set(['.git', 'dist', 'data', 'coverage', 'test-results', 'playwright-report'])

/** Returns every file of the repository, as a slash-separated path from the root. */
export function repositoryFiles(folder = '.'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return ignored.has(path) || entry.name === 'node_modules' ? [] : repositoryFiles(path)
    return [path]
  })
}

const codeEnding = /\.(tsx?|mjs|js|css)$/

/** Returns the files that contain code. */
export function sourceFiles(): string[] {
  return repositoryFiles().filter((path) => codeEnding.test(path))
}
