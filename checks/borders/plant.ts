import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path/posix'
import { plantedImports } from './planted-breaks.ts'

/** Returns whether a planted import must fail to resolve. */
const isMissing = (path: string) => path.includes('missing-on-purpose')

/** Writes the planted imports as a tree of files, calls `use` with its folder, and removes it. */
export async function withPlantedTree<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'planted-breaks-'))
  try {
    for (const [path, content] of plantedFiles()) {
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function plantedFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const { from, to } of plantedImports) {
    // The type annotation makes a parser that cannot read TypeScript fail the check.
    const before = files.get(from) ?? 'export const planted: number = 1\n'
    files.set(from, `${before}import '${specifier(from, to)}'\n`)
    if (!to.startsWith('node:') && !isMissing(to) && !files.has(to)) files.set(to, 'export {}\n')
  }
  return files
}

function specifier(from: string, to: string): string {
  if (to.startsWith('node:')) return to
  if (to.startsWith('node_modules/')) return to.split('/')[1] ?? to
  const path = relative(dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}
