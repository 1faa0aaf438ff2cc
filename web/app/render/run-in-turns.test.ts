// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scriptsElementId } from './page-data.ts'
import { runInTurns } from './run-in-turns.ts'

const ran: string[] = []

beforeEach(() => {
  ran.length = 0
  vi.stubGlobal('ran', ran)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function listScripts(...scripts: readonly string[]): void {
  const page = scripts.map((text) => `data:text/javascript,${encodeURIComponent(text)}`)
  const list = JSON.stringify({ start: ['/entry.js'], page })
  document.body.innerHTML = `<script type="application/json" id="${scriptsElementId}">${list}</script>`
}

const busy = (name: string) =>
  `ran.push('${name}'); const end = performance.now() + 12; while (performance.now() < end);`

test('The scripts run in their order; other tasks run before them and between long ones', async () => {
  listScripts(`setTimeout(() => ran.push('another tap')); ${busy('first')}`, busy('second'))
  setTimeout(() => ran.push('a tap'))
  await runInTurns()
  expect(ran).toEqual(['a tap', 'first', 'another tap', 'second'])
})

test('A script that fails does not delay the others', async () => {
  listScripts("throw new Error('broken')", "ran.push('next')")
  await runInTurns()
  expect(ran).toEqual(['next'])
})

test('A page without a list of scripts starts at once', async () => {
  document.body.innerHTML = ''
  await expect(runInTurns()).resolves.toBeUndefined()
})
