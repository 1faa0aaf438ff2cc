import { matchPath } from 'react-router'
import { describe, expect, it } from 'vitest'
import { allPages } from '../../web/app/pages/all-pages.ts'
import { addressesOf, type Page } from '../../web/app/pages/page.ts'
import type { Sampled } from '../../web/app/pages/sampled.ts'
import { allScreens, chooseScreens } from './all-screens.ts'

const paths = (allPages as readonly Page[]).flatMap(({ path }) => [path].flat())

describe('The list of screens', () => {
  it('Has every route of the shop, and no other', () => {
    expect(paths).toContain('/dashboard/manageallorders/:orderId')
    const named = [...new Set(allScreens.map(({ route }) => route))]
    expect(named.toSorted(), 'each route once').toEqual(paths.toSorted())
  })

  it('Lists each screen once', () => {
    const names = allScreens.map(({ name }) => name)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([])
  })
})

describe('The journeys through every screen', () => {
  const sampled = new Proxy({} as Sampled, { get: (_, name) => `some-${String(name)}` })

  it('Visit each page at all of its address patterns, and at no other address', () => {
    for (const page of allPages as readonly Page[]) {
      const patterns = [page.path].flat().filter((pattern) => pattern !== '*')
      const visited = page.samples(sampled, addressesOf(page)).map((address) => address.replace(/[?#].*/, ''))
      const matched = visited.map((path) => patterns.find((pattern) => matchPath(pattern, path)))
      expect(new Set(matched), String(page.path)).toEqual(
        new Set(patterns.length > 0 ? patterns : [undefined]),
      )
    }
  })
})

describe('Choosing screens', () => {
  it('Returns the named screens, or all without a name', () => {
    expect(chooseScreens([])).toEqual(allScreens)
    expect(chooseScreens(['login', 'home']).map(({ name }) => name)).toEqual(['home', 'login'])
  })

  it('Throws for an unknown name', () => {
    expect(() => chooseScreens(['home', 'attic'])).toThrow(
      /^No such screen: attic\. There are: (?:.+, )?home, /,
    )
  })
})
