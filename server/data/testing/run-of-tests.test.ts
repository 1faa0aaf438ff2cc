import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { TestProject } from 'vitest/node'
import { describeOnPostgres } from './engines.ts'
import { setup } from './run-of-tests.ts'
import { createDatabase, onServer, urlOf } from './server-databases.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''

/**
 * Starts a run without tests, with its own database on the server; returns the run's prefix and a function that ends
 * it.
 */
async function startRun(url: string): Promise<{ prefix: string; end(): Promise<void> }> {
  vi.stubEnv('TEST_DATABASE_URL', url)
  onTestFinished(() => void vi.unstubAllEnvs())
  const provided = new Map<string, string>()
  const provide: TestProject['provide'] = (key, value) => void provided.set(key, String(value))
  const end = await setup({ provide })
  return { prefix: provided.get('databasePrefix') ?? '', end }
}

const isThere = (name: string) =>
  onServer(serverUrl, async (admin) => {
    const { rows } = await admin.query('select from pg_database where datname = $1', [name])
    return rows.length === 1
  })

describeOnPostgres('A run of tests', () => {
  test('drops the databases of a killed run, but not those of a run at another database of the server', async () => {
    const abandoned = `truewheel_run_${randomUUID().slice(0, 8)}_lent`
    await onServer(serverUrl, (admin) => createDatabase(admin, abandoned))
    const beside = `truewheel_beside_${randomUUID().slice(0, 8)}`
    await onServer(serverUrl, (admin) => createDatabase(admin, beside))
    onTestFinished(() =>
      onServer(serverUrl, async (admin) => void (await admin.query(`drop database ${beside}`))),
    )

    const first = await startRun(urlOf(serverUrl, beside))
    expect(await isThere(abandoned)).toBe(false)
    const used = `${first.prefix}_lent`
    await onServer(serverUrl, (admin) => createDatabase(admin, used))
    const second = await startRun(serverUrl)
    expect(await isThere(used)).toBe(true)
    await second.end()
    await first.end()
    expect(await isThere(used)).toBe(false)
  })
})
