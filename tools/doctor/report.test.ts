import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settingsTable } from '../../server/config/settings-table.ts'
import { compileCacheFolder } from '../../server/platform/compile-cache.ts'
import { warning } from './finding.ts'
import { hasProblem, reportOf } from './report.ts'

const run = promisify(execFile)
const doctor = join(import.meta.dirname, '../doctor.ts')

describe('npm run doctor', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'doctor-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** Runs the doctor in a folder without a .env. Returns its output and exit code. */
  async function examine(settings: Record<string, string>) {
    // With the compiled code of earlier runs: most of a run is compiling.
    const env = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCacheFolder,
      DATA_DIR: folder,
      PORT: '1',
      ...settings,
    }
    try {
      return { code: 0, ...(await run(process.execPath, [doctor], { cwd: folder, env })) }
    } catch (error) {
      return error as { code: number; stdout: string; stderr: string }
    }
  }

  test('Prints one line for every setting, changes nothing, and passes a fresh shop', async () => {
    const { code, stdout } = await examine({})
    const [lines = '', conclusion] = stdout.trim().split('\n\n')
    expect(conclusion).toBe('Nothing is WRONG.')
    const named = lines.split('\n').map((line) => line.slice(7).split(' ')[0])
    expect(named).toEqual(Object.keys(settingsTable))
    expect(stdout).toMatch(/^ok +DATA_DIR +there is no database yet/m)
    expect(code).toBe(0)
    expect(await readdir(folder)).toEqual([])
  })

  test('Marks a service that does not answer, and fails', async () => {
    const { code, stdout } = await examine({ DATABASE_URL: 'postgres://shop:geheim@127.0.0.1:1/shop' })
    expect(stdout).toMatch(/^WRONG +DATABASE_URL +.*127\.0\.0\.1:1\/shop cannot be used/m)
    expect(stdout).not.toContain('geheim')
    expect(stdout.trim().split('\n\n')[1]).toMatch(/^One line is WRONG\. /)
    expect(code).toBe(1)
  })

  test('Shows the default of an unset setting', async () => {
    const { stdout } = await examine({})
    expect(stdout).toMatch(/^- +SHOP_SECRET +not set: made once and kept in the database\.$/m)
    expect(stdout).toMatch(/^- +HOLD_HOURS +not set: 24\.$/m)
  })

  test('Says who becomes the admin if none is named', async () => {
    expect((await examine({})).stdout).toMatch(
      /^- +ADMIN_EMAIL +a fresh shop makes admin@truewheel\.example\.$/m,
    )
    const { code, stdout } = await examine({ ADMIN_EMAIL: 'owner@example.com' })
    expect(stdout).toMatch(/^WARN +ADMIN_PASSWORD +ADMIN_EMAIL becomes the admin .* takes mail\./m)
    expect(code).toBe(0)
  })

  test('Warns about a missing setting that the shop should have, and does not fail', () => {
    const findings = { SMTP_URL: warning('nobody is told.') }
    expect(reportOf(findings, {})).toMatch(/^WARN +SMTP_URL +nobody is told\.$/m)
    expect(hasProblem(findings)).toBe(false)
  })

  test('Warns about a common admin password', async () => {
    const { code, stdout } = await examine({ ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'password' })
    expect(stdout).toMatch(/^WARN +ADMIN_PASSWORD +this password is too common/m)
    expect(code).toBe(0)
  })

  test('Never prints a secret', async () => {
    const { stdout } = await examine({ SHOP_SECRET: 'a secret of more than thirty-two characters' })
    expect(stdout).toMatch(/^set +SHOP_SECRET +is read/m)
    expect(stdout).not.toContain('thirty-two')
  })

  test('Shows the same error line for an invalid setting as a start', async () => {
    const { code, stderr } = await examine({ PORT: 'many' })
    expect(stderr).toMatch(/^WRONG {2}PORT must be a whole number/)
    expect(code).toBe(1)
  })
})
