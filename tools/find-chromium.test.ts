import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findChromium, pinnedChromium } from './find-chromium.ts'

function folderWith(name: string, mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), '', { mode })
  return folder
}

const withPinned = () => folderWith(pinnedChromium, 0o755)
const withoutPinned = () => folderWith('README.md', 0o644)

it("CHROMIUM_PATH takes precedence over the pinned browser, and over the system's", () => {
  const own = join(folderWith('my-browser', 0o755), 'my-browser')
  expect(findChromium({ CHROMIUM_PATH: own, PATH: folderWith('chromium', 0o755) }, withPinned())).toBe(own)
})

it("The pinned browser takes precedence over the system's, once it is unpacked", () => {
  const repository = withPinned()
  const PATH = folderWith('chromium-headless-shell', 0o755)
  expect(findChromium({ PATH }, repository)).toBe(join(repository, pinnedChromium))
  expect(findChromium({ PATH }, folderWith(`${pinnedChromium}.br`, 0o644))).toBe(
    join(PATH, 'chromium-headless-shell'),
  )
})

it('A CHROMIUM_PATH that is not a program is an error', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow('CHROMIUM_PATH names /nowhere')
})

it('The headless shell takes precedence, because it is faster', () => {
  const folder = folderWith('chromium-headless-shell', 0o755)
  expect(findChromium({ PATH: `${folderWith('chromium', 0o755)}:${folder}` }, withoutPinned())).toBe(
    join(folder, 'chromium-headless-shell'),
  )
})

it('The system browser is found on PATH, and a file that is not executable is skipped', () => {
  const good = folderWith('google-chrome', 0o755)
  const path = `${folderWith('chromium', 0o644)}:${good}`
  expect(findChromium({ PATH: path }, withoutPinned())).toBe(join(good, 'google-chrome'))
})
