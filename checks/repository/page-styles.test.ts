import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const sheet = 'web/styles/base.css'

/** The layout of every dashboard page. */
const shell = 'web/features/dashboard/dashboard-shell.tsx'

/** Returns the files of the screens that public pages load on demand. */
function screens(): string[] {
  return globSync('web/app/pages/*.ts').flatMap((file) => {
    const [, path] =
      /screen: async \(\) => \(await import\('([^']+)'\)\)/.exec(readFileSync(file, 'utf8')) ?? []
    return path === undefined ? [] : [join(dirname(file), path)]
  })
}

/** Returns a module and the files that it imports when it loads. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return seen
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  for (const [, path = ''] of text.matchAll(/^(?:import|export)(?: [^'"(]*? from)? ['"](\.[^'"]+)['"]/gm)) {
    importsOf(join(dirname(file), path), seen)
  }
  return seen
}

describe('The utilities of Tailwind', () => {
  it('Are linked in full by every page but the home page', () => {
    const pages = [shell, ...screens()]
    expect(pages.length).toBeGreaterThan(20)
    const without = pages.filter((file) => !readFileSync(file, 'utf8').includes('styles/utilities.css'))
    expect(without, 'import web/styles/utilities.css in the page').toEqual([])
  })

  it('Are in the sheet of the home page if the home page uses them', () => {
    const base = readFileSync(sheet, 'utf8')
    const named = (rule: RegExp) =>
      [...base.matchAll(rule)].flatMap(([, path = '']) =>
        globSync([join('web/styles', path), join('web/styles', path, '**')]),
      )
    const excluded = new Set(named(/@source not "([^"]+)"/g))
    const scanned = new Set(named(/@source "([^"]+)"/g).filter((file) => !excluded.has(file)))
    expect(scanned.size).toBeGreaterThan(150)
    const home = importsOf('web/app/render/entry-client.tsx')
    expect(home.size).toBeGreaterThan(50)
    expect([...home].filter((file) => file.endsWith('.tsx') && !scanned.has(file))).toEqual([])
  })
})
