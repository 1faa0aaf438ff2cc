import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { furtherRoutes } from '../../web/app/routes/further-routes.tsx'
import type { PageHandle } from '../../web/app/routes/page-handle.ts'
import { routesWith } from '../../web/app/routes/routes.tsx'

const sheet = 'web/styles/base.css'

/** Returns the modules of each page that loads its code on demand. */
function pagesOf(branch: readonly RouteObject[]): (readonly string[])[] {
  return branch.flatMap(({ handle, children = [] }) => {
    const { modules = [] } = (handle ?? {}) as Partial<PageHandle>
    return [...(modules.length > 0 ? [modules] : []), ...pagesOf(children)]
  })
}

/** Returns the files that a module imports when it loads, and itself. */
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
    const pages = pagesOf(routesWith(furtherRoutes))
    expect(pages.length).toBeGreaterThan(50)
    const without = pages.filter(
      (modules) => !modules.some((file) => readFileSync(file, 'utf8').includes('styles/utilities.css')),
    )
    expect(without, 'import web/styles/utilities.css in the page').toEqual([])
  })

  it('Of the home page are in the sheet that it links', () => {
    const left = [...readFileSync(sheet, 'utf8').matchAll(/@source not "([^"]+)"/g)]
    const excluded = new Set(
      left.flatMap(([, path = '']) => globSync([join('web/styles', path), join('web/styles', path, '**')])),
    )
    expect(excluded.size).toBeGreaterThan(300)
    const home = importsOf('web/app/render/entry-client.tsx')
    expect(home.size).toBeGreaterThan(50)
    expect([...home].filter((file) => file.endsWith('.tsx') && excluded.has(file))).toEqual([])
  })
})
