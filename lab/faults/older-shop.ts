import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabasePlace } from '../../server/data/open-database.ts'

const root = join(import.meta.dirname, '../..')

/** The first migration that the older code lacks. Half of all migrations come after it, including the largest. */
const firstMissing = 'server/data/migrations/0031-order-search.ts'

/** The shop's code of an earlier commit. */
export interface OlderShop {
  /** Fills an empty place with tools, customers and orders, with the older code. */
  fill(place: DatabasePlace): void
  remove(): void
}

/**
 * Writes the code before a migration into a directory. That code makes the old data, because no current code describes
 * the old tables.
 */
export function olderShop(): OlderShop {
  const folder = mkdtempSync(join(tmpdir(), 'truewheel-older-'))
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, maxBuffer: 1024 * 1024 * 1024 })
  const [added = ''] = git('log', '--diff-filter=A', '--format=%H', '--', firstMissing).toString().split('\n')
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', `${added}~1`) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    fill({ databaseUrl, dataDir }) {
      const where = databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }
      execFileSync(process.execPath, ['tools/seed.ts', '--tools', '200', '--orders', '3000'], {
        cwd: folder,
        env: { PATH: process.env.PATH, ...where },
        stdio: 'ignore',
      })
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
