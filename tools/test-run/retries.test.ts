import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { buildShopFirst } from '../../server/testing/built-shop.ts'
import { countJourneys, flakyJourneys } from './counts.ts'

buildShopFirst()

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test.each([
  ['', 0],
  ['true', 1],
])('With CI="%s" a failed journey is retried %i times', async (ci, retries) => {
  vi.stubEnv('CI', ci)
  expect((await import('../../playwright.config.ts')).default.retries).toBe(retries)
})

test('On CI a failed journey is retried in a fresh shop: if it passes then, it is flaky, otherwise it has failed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'truewheel-retries-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const report = join(folder, 'report.json')
  const shops = join(folder, 'shops')
  writeFileSync(
    join(folder, 'planted.test.mts'),
    `import { appendFileSync } from 'node:fs'
    import { expect, test } from ${urlOf('e2e/support/journey.ts')}
    test.use({ shopEntry: 'e2e/support/sample-shop.ts' })
    test('It passes', () => undefined)
    test('It fails once', async ({ shop }, { retry }) => {
      appendFileSync(${JSON.stringify(shops)}, shop.dataDir + '\\n')
      expect(retry).toBe(1)
    })
    test('It fails twice', () => expect(1).toBe(2))`,
  )
  const config = join(folder, 'planted.config.mts')
  writeFileSync(
    config,
    `import journeys from ${urlOf('playwright.config.ts')}
    const reporter = [['json', { outputFile: ${JSON.stringify(report)} }]]
    export default { ...journeys, testDir: '.', testMatch: '*.test.mts', projects: undefined, outputDir: 'out', workers: 1, reporter }`,
  )
  expect(await playwright('test', '--config', config)).toBe(1)
  expect(countJourneys(report)).toEqual({ passed: 2, failed: 1, skipped: 0 })
  expect(flakyJourneys(report)).toEqual(['planted.test.mts › It fails once'])
  const [first, second, ...more] = readFileSync(shops, 'utf8').trim().split('\n')
  expect([more, first === second]).toEqual([[], false])
})

function urlOf(path: string): string {
  return JSON.stringify(pathToFileURL(resolve(path)).href)
}

/** Runs Playwright like CI. Returns its exit code. */
function playwright(...args: readonly string[]): Promise<number> {
  const cli = resolve('node_modules', '@playwright', 'test', 'cli.js')
  const env = { ...process.env, CI: 'true' }
  return new Promise((settle) => {
    const child = execFile(process.execPath, [cli, ...args], { env })
    child.on('close', (code) => settle(code ?? -1))
  })
}
