import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { DashboardPage } from '../../web/app/pages/dashboard/dashboard-page.ts'
import { dashboardPages } from '../../web/app/pages/dashboard-pages.ts'
import { sourceFiles } from '../source-files.ts'

const linksFile = 'web/routing/dashboard-links.ts'

/** Returns the code that can link to a page: the browser's, without pages, tests and the list of links. */
function linkingCode(): string {
  return sourceFiles()
    .filter((path) => /^web\/.*\.tsx?$/.test(path) && !/\.test\.|^web\/app\/pages\//.test(path))
    .filter((path) => path !== linksFile)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
}

/** Returns the names of the links that lead to a page. */
function linksTo(pattern: string, links: string): string[] {
  const entries = links.split(/\n(?= {2}\w+:)/)
  return entries
    .filter((entry) => entry.includes(`'${pattern}'`))
    .flatMap((entry) => /^ {2}(\w+):/.exec(entry)?.[1] ?? [])
}

/** Returns the patterns of pages without a menu entry to which no code links. */
function unreached(pages: readonly DashboardPage[], code: string, links: string): string[] {
  return pages
    .filter(({ menu }) => !menu)
    .map(({ path }) => [path].flat())
    .filter((patterns) =>
      patterns.every(
        (pattern) =>
          !code.includes(`'${pattern}'`) &&
          !linksTo(pattern, links).some((name) => code.includes(`dashboardLinks.${name}`)),
      ),
    )
    .map(([pattern = '']) => pattern)
}

it('Every dashboard page is in the side menu or reached by a link', () => {
  const links = readFileSync(linksFile, 'utf8')
  expect(dashboardPages.filter(({ menu }) => !menu).length).toBeGreaterThan(10)
  expect(unreached(dashboardPages, linkingCode(), links)).toEqual([])
})

it('A page to which nothing links is found', () => {
  const [page] = dashboardPages
  const lost = { ...page, path: '/dashboard/lost', menu: null }
  const links = "  lost: '/dashboard/lost' satisfies Pattern,\n  home: '/dashboard' satisfies Pattern,"
  expect(unreached([lost], 'dashboardLinks.home', links)).toEqual(['/dashboard/lost'])
  expect(unreached([lost], 'dashboardLinks.lost', links)).toEqual([])
  expect(unreached([lost], "link('/dashboard/lost')", '')).toEqual([])
})
