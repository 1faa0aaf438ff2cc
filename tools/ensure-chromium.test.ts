import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { run } from './bootstrap/sample-repository.ts'
import { pinnedChromium } from './find-chromium.ts'
import { describeOnPosix } from './test-run/posix.ts'

const advice = 'install one, for example with "sudo apt-get install chromium", or name one in CHROMIUM_PATH.'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'home-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/**
 * Runs the command on a simulated machine without a browser and without downloads, by default also without the pinned
 * browser.
 */
function ensureChromium(environment: Record<string, string>, repository = emptyFolder()) {
  const home = emptyFolder()
  return run([join(import.meta.dirname, 'ensure-chromium.ts')], () => undefined, {
    cwd: repository,
    env: { HOME: home, PATH: home, PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:1', ...environment },
  })
}

it('Without a browser or a way to install one, one line says what to do', async () => {
  const { code, output } = await ensureChromium({})
  expect(code).toBe(1)
  const [announced, explanation, ...rest] = output.trimEnd().split('\n')
  expect(announced).toBe('Installing Chromium for the tests…')
  expect(explanation).toMatch(
    /^The tests need a Chromium, and none can be installed here \(.*ECONNREFUSED.*\): /,
  )
  expect(explanation).toContain(advice)
  expect(rest).toEqual([])
})

/** A program that answers every command, and therefore counts as a browser that starts. */
const answeringBrowser = `#!${process.execPath}
const { createReadStream, writeSync } = require('node:fs')
let text = ''
createReadStream('', { fd: 3, encoding: 'utf8' }).on('data', (part) => {
  const commands = (text + part).split('\\0')
  text = commands.pop()
  for (const { id, method } of commands.map((command) => JSON.parse(command))) {
    writeSync(4, JSON.stringify({ id, result: { product: 'HeadlessChrome/1.0', userAgent: '' } }) + '\\0')
    if (method === 'Browser.close') process.exit()
  }
})
`

describeOnPosix('A browser that is a script', () => {
  it('A browser that does not start is named with the reason', async () => {
    const browser = join(emptyFolder(), 'chromium')
    writeFileSync(
      browser,
      '#!/bin/sh\necho "error while loading shared libraries: libnss3.so" >&2\nexit 127\n',
    )
    chmodSync(browser, 0o755)
    expect(await ensureChromium({ CHROMIUM_PATH: browser, PATH: '/usr/bin:/bin' })).toEqual({
      code: 1,
      output: `The browser ${browser} does not start here (error while loading shared libraries: libnss3.so): ${advice}\n`,
    })
  })

  /** Makes a repository with a packed pinned browser, and a folder with a browser of the system. */
  function bothBrowsers(systems: string) {
    const repository = emptyFolder()
    const pinned = join(repository, pinnedChromium)
    mkdirSync(dirname(pinned), { recursive: true })
    writeFileSync(
      `${pinned}.br`,
      brotliCompressSync('#!/bin/sh\necho "libnss3.so is missing" >&2\nexit 127\n'),
    )
    const system = join(emptyFolder(), 'chromium-headless-shell')
    writeFileSync(system, systems)
    chmodSync(system, 0o755)
    return { repository, pinned, system }
  }

  it('A pinned browser that does not start is removed, and the one of the system is tried', async () => {
    const { repository, pinned, system } = bothBrowsers('#!/bin/sh\nexit 127\n')
    const { output } = await ensureChromium({ PATH: dirname(system) }, repository)
    expect(output).toContain(`The browser ${system} does not start here`)
    expect(existsSync(pinned)).toBe(false)
  })

  it('If another browser starts instead of the pinned one, one line says why', async () => {
    const { repository, system } = bothBrowsers(answeringBrowser)
    const PATH = `${dirname(system)}:/usr/bin:/bin`
    expect(await ensureChromium({ PATH }, repository)).toEqual({
      code: 0,
      output:
        'The tests take longer here, because the pinned browser does not start: libnss3.so is missing\n',
    })
  })
})

it('A CHROMIUM_PATH that is not a program is reported in one line', async () => {
  const { code, output } = await ensureChromium({ CHROMIUM_PATH: '/nowhere/chromium' })
  expect({ code, lines: output.trimEnd().split('\n').length }).toEqual({ code: 1, lines: 1 })
})
