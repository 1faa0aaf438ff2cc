import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findChromium } from './find-chromium.ts'

function folderWith(name: string, mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, name), '', { mode })
  return folder
}

it('CHROMIUM_PATH comes before the browser of the system', () => {
  const own = join(folderWith('my-browser', 0o755), 'my-browser')
  expect(findChromium({ CHROMIUM_PATH: own, PATH: folderWith('chromium', 0o755) })).toBe(own)
})

it('A CHROMIUM_PATH that is not a program is an error', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow('CHROMIUM_PATH names /nowhere')
})

it('The headless shell comes first, because it is faster', () => {
  const folder = folderWith('chromium-headless-shell', 0o755)
  expect(findChromium({ PATH: `${folderWith('chromium', 0o755)}:${folder}` })).toBe(
    join(folder, 'chromium-headless-shell'),
  )
})

it('The system browser is found on PATH, and a file that is not executable is skipped', () => {
  const good = folderWith('google-chrome', 0o755)
  const path = `${folderWith('chromium', 0o644)}:${good}`
  expect(findChromium({ PATH: path })).toBe(join(good, 'google-chrome'))
})
