import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The headless shell is the same browser and takes two thirds of the time (docs/decisions/0015). */
const commandNames = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable']

/**
 * The pinned browser, which `tools/ensure-chromium.ts` unpacks. It is compiled with profiles of real pages, as people's
 * browsers are, and takes four fifths of the time of Debian's (docs/decisions/0120).
 */
export const pinnedChromium = 'e2e/browser/node_modules/@sparticuz/chromium/bin/chromium'

/**
 * Returns the browser for tests: CHROMIUM_PATH, the pinned one, the system's, or Playwright's own.
 * Null if there is none.
 */
export function findChromium(
  environment: NodeJS.ProcessEnv = process.env,
  repository: string = process.cwd(),
): string | null {
  const named = environment.CHROMIUM_PATH
  if (named !== undefined && named !== '') {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not a program.`)
    return named
  }
  const pinned = join(repository, pinnedChromium)
  if (isProgram(pinned)) return pinned
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
