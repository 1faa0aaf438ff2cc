import { readFileSync } from 'node:fs'
import type { RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { routes } from '../../web/app/routes/all-routes.ts'
import { allScreens, chooseScreens } from './all-screens.ts'

/** Returns the path of every page route. */
function pathsOf(branch: readonly RouteObject[], above = ''): string[] {
  return branch.flatMap(({ path = '', children }) => {
    const full = path.startsWith('/') || path === '*' ? path : [above, path].filter(Boolean).join('/')
    return children === undefined ? [full] : pathsOf(children, full)
  })
}

const paths = pathsOf(routes)

describe('The list of screens', () => {
  it('Has every route of the shop, and no other', () => {
    expect(paths).toContain('/dashboard/manageallorders/:orderId')
    const named = [...new Set(allScreens.map(({ route }) => route))]
    expect(named.toSorted(), 'add the route to checks/screens/').toEqual(paths.toSorted())
  })

  it('Names each screen once', () => {
    const names = allScreens.map(({ name }) => name)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([])
  })
})

describe('The journeys through every screen', () => {
  it('Visit every route of the shop', () => {
    const visits = readFileSync('e2e/support/every-screen.ts', 'utf8')
    const isVisited = (path: string) => {
      if (!path.includes(':')) return [`'${path}'`, `\`${path}?`].some((text) => visits.includes(text))
      // A parameter may be in the middle: `/orders/${order}/slip`.
      const written = path.split(/:\w+/)
      return new RegExp(`\`${written.join('\\$\\{[^}]+\\}')}[\`?]`).test(visits)
    }
    // Any unknown address matches `*`.
    const missing = paths.filter((path) => path !== '*' && !isVisited(path))
    expect(missing, 'add them to e2e/support/every-screen.ts').toEqual([])
    expect(visits).toContain("'/no-such-page'")
  })
})

describe('Choosing screens', () => {
  it('Returns the named screens, or all without a name', () => {
    expect(chooseScreens([])).toEqual(allScreens)
    expect(chooseScreens(['login', 'home']).map(({ name }) => name)).toEqual(['home', 'login'])
  })

  it('Throws for an unknown name', () => {
    expect(() => chooseScreens(['home', 'attic'])).toThrow(/^No such screen: attic\. There are: home, /)
  })
})
