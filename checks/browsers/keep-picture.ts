import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser } from './browser.ts'

const folder = 'test-results/browsers'

/** Keeps a picture of what a browser shows now, with the name of a failed journey. */
export async function keepPicture(browser: Browser, journey: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const file = `${folder}/${`${browser.name} ${journey}`.replaceAll(/\W+/g, '-')}.png`
  writeFileSync(file, await browser.picture())
  console.log(`See ${file}.`)
}
