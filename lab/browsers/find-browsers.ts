import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Browser } from './browser.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

/** A browser that the journeys run in. */
export interface Kind {
  readonly name: string
  /** The Debian packages of the browser. */
  readonly packages: readonly string[]
  /** Returns a function that starts the browser; null if this machine lacks it. */
  find(): (() => Promise<Browser>) | null
}

export const kinds: readonly Kind[] = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    find() {
      const program = findProgram('firefox-esr') ?? findProgram('firefox')
      return program === null ? null : () => startFirefox(program)
    },
  },
  {
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find() {
      const [driver, screen] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')]
      return driver === null || screen === null ? null : () => startWebKit({ driver, screen })
    },
  },
]

/**
 * Installs missing browsers if Debian's packages can be installed. Returns the names of the browsers that are still
 * missing.
 */
export function installAbsent(): readonly string[] {
  const absent = kinds.filter((kind) => kind.find() === null)
  if (absent.length > 0 && process.getuid?.() === 0 && findProgram('apt-get') !== null) {
    console.log(`Installing ${absent.map(({ name }) => name).join(' and ')}…`)
    aptGet('update')
    for (const { packages } of absent) aptGet('install', '-y', '--no-install-recommends', ...packages)
  }
  return kinds.filter((kind) => kind.find() === null).map(({ name }) => name)
}

/** If a package cannot be installed, its browser stays missing, which the run reports. */
function aptGet(...args: readonly string[]): void {
  const patience = ['-q', '-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=300']
  spawnSync('apt-get', [...patience, ...args], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function findProgram(name: string): string | null {
  const files = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  return files.find(isProgram) ?? null
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch (error) {
    if (error instanceof Error) return false
    throw error
  }
}
