import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from './browser.ts'

const folder = join('test-results', 'browsers')

/** Keeps a picture of what a browser shows now, with the name of a failed journey. */
export async function keepPicture(browser: Browser, journey: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const name = `${browser.name} ${journey}`.replaceAll(/\W+/g, '-')
  const file = join(folder, `${name}.png`)
  writeFileSync(file, await browser.picture())
  console.log(`See ${file}.`)
}
