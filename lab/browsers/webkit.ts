import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../tools/test-run/free-port.ts'
import { patienceMs } from '../../tools/test-run/patience.ts'
import { asExpression, type Browser, clickActions, typingActions } from './browser.ts'
import { untilPrinted } from './printed.ts'
import { startClassicDriver } from './selenium.ts'

/** Without the toolbar's minimum width, the window can be as narrow as a phone. */
const narrowToolbar = `headerbar, toolbar, entry, button, image, progressbar {
  min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.1);
}`

/** Starts WebKitGTK's MiniBrowser through its driver, on a virtual screen. */
export async function startWebKit(programs: {
  readonly driver: string
  readonly screen: string
}): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'truewheel-webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), narrowToolbar)
  const screenFlags = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const screen = spawn(programs.screen, screenFlags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  process.once('exit', () => screen.kill('SIGKILL'))
  const display = await untilPrinted(screen.stdio[3] as Readable, /(\d+)\n/)
  const port = await freePort()
  const server = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
    },
  })
  process.once('exit', () => server.kill('SIGKILL'))
  await untilReady(port)
  const { driver, perform, find } = await startClassicDriver(`http://127.0.0.1:${port}`, {
    browserName: 'MiniBrowser',
  })
  const version = (await driver.getCapabilities()).getBrowserVersion()

  return {
    name: `WebKitGTK ${version}`,
    open: (address) => driver.get(address),
    call: async (ask, given) => {
      const found = await driver.executeScript(
        `return (${asExpression(ask)})(arguments[0])`,
        JSON.stringify(given),
      )
      return JSON.parse(String(found))
    },
    define: async (script) => {
      await driver.executeScript(script)
    },
    click: async (place) => {
      await perform(clickActions(place))
    },
    type: async (text) => {
      await perform(typingActions(text))
    },
    chooseFile: (selector, file) => find(selector).sendKeys(file),
    resize: async ({ width, height }) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height })
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    // Classic WebDriver reports no errors of pages; the page's own listeners do (page-side.ts).
    takeProblems: () => [],
    startOver: async () => {
      await driver.manage().deleteAllCookies()
      await driver.executeScript(
        'if (location.protocol !== "about:") { localStorage.clear(); sessionStorage.clear() }',
      )
      await driver.get('about:blank')
    },
    close: async () => {
      await driver.quit()
      await end(server)
      await end(screen)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function untilReady(port: number): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    const ready = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await wait(50)
  }
  throw new Error('WebKitWebDriver was not ready in time.')
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'close')
  child.kill('SIGTERM')
  await ended
}
