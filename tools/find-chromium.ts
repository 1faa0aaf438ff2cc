import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The headless shell is the same browser and takes two thirds of the time (docs/decisions/0015). */
const commandNames = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable']

/** Returns the browser for tests: CHROMIUM_PATH, the system's, or Playwright's own. Null if there is none. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  const named = environment.CHROMIUM_PATH
  if (named !== undefined && named !== '') {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not a program.`)
    return named
  }
  const folders = (environment.PATH ?? '').split(delimiter)
  const onPath = commandNames.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
  if (onPath !== undefined) return onPath
  const own = chromium.executablePath()
  return existsSync(own) ? own : null
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch (error) {
    if (error instanceof Error) return false
    throw error
  }
}
