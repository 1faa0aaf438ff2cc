import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { run } from './bootstrap/sample-repository.ts'
import { describeOnPosix } from './test-run/posix.ts'

const wayOut = 'install one, for example with "sudo apt-get install chromium", or name one in CHROMIUM_PATH.'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'home-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** On a machine without any browser, from which nothing can be downloaded. */
function ensureChromium(environment: Record<string, string>) {
  const home = emptyFolder()
  return run([join(import.meta.dirname, 'ensure-chromium.ts')], () => undefined, {
    cwd: process.cwd(),
    env: { HOME: home, PATH: home, PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:1', ...environment },
  })
}

it('Where none is there and none can be installed, one line says what to do', async () => {
  const { code, output } = await ensureChromium({})
  expect(code).toBe(1)
  const [announced, said, ...rest] = output.trimEnd().split('\n')
  expect(announced).toBe('Installing Chromium for the tests…')
  expect(said).toMatch(/^The tests need a Chromium, and none can be installed here \(.*ECONNREFUSED.*\): /)
  expect(said).toContain(wayOut)
  expect(rest).toEqual([])
})

describeOnPosix('A browser that is a script', () => {
  it('One that is there and does not start is named, with its own reason', async () => {
    const browser = join(emptyFolder(), 'chromium')
    writeFileSync(
      browser,
      '#!/bin/sh\necho "error while loading shared libraries: libnss3.so" >&2\nexit 127\n',
    )
    chmodSync(browser, 0o755)
    expect(await ensureChromium({ CHROMIUM_PATH: browser, PATH: '/usr/bin:/bin' })).toEqual({
      code: 1,
      output: `The browser ${browser} does not start here (error while loading shared libraries: libnss3.so): ${wayOut}\n`,
    })
  })
})

it('A CHROMIUM_PATH that is no program is one line as well', async () => {
  const { code, output } = await ensureChromium({ CHROMIUM_PATH: '/nowhere/chromium' })
  expect({ code, lines: output.trimEnd().split('\n').length }).toEqual({ code: 1, lines: 1 })
})
