import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownCode } from '../../cluster/start-cluster.ts'
import type { Figure, LongRun } from '../../long-run.ts'
import type { Crowd } from '../booking-load.ts'
import { figure } from '../shop-behind-proxy.ts'
import { bookMeanwhile, type Peopled, placeAt, withCluster } from './loaded-cluster.ts'

/** The code of the commit before the newest migration, with built pages. */
interface OldCode {
  readonly folder: string
  readonly newestMigration: string
  /** Whether old code runs on the new tables; otherwise all shops stop before the first new one starts. */
  readonly runsBeside: boolean
  remove(): void
}

export const rollingUpgrade: LongRun = {
  name: 'cluster-upgrade',
  about:
    'replaces three shops of the code before the newest migration while customers book, one by one where the migration allows it, and starts the old code again',
  needs: 'cluster',
  async run() {
    const old = checkOutOldCode()
    try {
      const options = { code: old.folder, prepare: async (url: string) => crowdOf(old.folder, url) }
      return await withCluster((peopled) => upgrade(peopled, old), options)
    } finally {
      old.remove()
    }
  },
}

async function upgrade(peopled: Peopled, old: OldCode): Promise<readonly Figure[]> {
  const { shops } = peopled.cluster
  const codes: (number | null)[] = []
  let toldOf = 0
  let isBack = false
  const booked = await bookMeanwhile(peopled, async () => {
    const groups = old.runsBeside ? shops.map((shop) => [shop]) : [shops]
    for (const group of groups) {
      codes.push(...(await Promise.all(group.map((shop) => shop.end('SIGTERM')))))
      await Promise.all(group.map((shop) => shop.start(ownCode)))
    }
    // The rollback of one process, on tables of the new version.
    const [first] = shops
    codes.push((await first?.end('SIGTERM')) ?? null)
    isBack = await Promise.resolve(first?.start(old.folder)).then(
      () => true,
      () => false,
    )
    toldOf = first?.log().split('a newer version has migrated the database').length ?? 1
    if (!isBack) await first?.start(ownCode)
  })
  return [
    figure('the newest migration, which the old code lacks', old.newestMigration, 'any', true),
    figure(
      'exit codes of the replaced shops',
      codes.join(', '),
      'all 0',
      codes.every((code) => code === 0),
    ),
    figure('the old code starts again', String(isBack), `${old.runsBeside}`, isBack === old.runsBeside),
    figure('lines of the old code about newer tables', toldOf - 1, '1', toldOf === 2),
    ...booked,
  ]
}

function checkOutOldCode(): OldCode {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: ownCode, encoding: 'utf8' }).trim()
  const migrations = git('ls-files', 'server/data/migrations/*.ts').split('\n')
  const newest = migrations.filter((path) => !path.endsWith('.test.ts')).at(-1) ?? ''
  const addedBy = git('log', '--diff-filter=A', '--format=%H', '-1', '--', newest)
  const home = mkdtempSync(join(tmpdir(), 'truewheel-old-code-'))
  const folder = join(home, 'code')
  git('worktree', 'add', '--quiet', '--detach', folder, `${addedBy}~1`)
  symlinkSync(join(ownCode, 'node_modules'), join(folder, 'node_modules'))
  execFileSync(process.execPath, [join(folder, 'tools/build.ts')], { cwd: folder, stdio: 'ignore' })
  return {
    folder,
    newestMigration: newest.replace(/^.*\/|\.ts$/g, ''),
    runsBeside: !readFileSync(join(ownCode, newest), 'utf8').includes("codeBefore = 'stops'"),
    remove() {
      git('worktree', 'remove', '--force', folder)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Prepares the crowd with the old code, because the new code would migrate the database. */
function crowdOf(folder: string, databaseUrl: string): Crowd {
  const program = `
    const { prepareCrowd } = await import(process.argv[1])
    console.log(JSON.stringify(await prepareCrowd(JSON.parse(process.argv[2]), 12)))`
  const place = JSON.stringify(placeAt(databaseUrl))
  const places = ['lab/faults', 'checks/faults'].map((place) => join(folder, place, 'booking-load.ts'))
  const module = places.find((place) => existsSync(place)) ?? ''
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program, module, place], {
    cwd: folder,
    encoding: 'utf8',
  })
  return JSON.parse(output) as Crowd
}
