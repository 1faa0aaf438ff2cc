import { expect, it } from 'vitest'
import { publicPages as described } from '../../web/app/pages/all-pages.ts'
import { headOf } from '../../web/app/pages/page.ts'
import { publicPages } from './pages.ts'

const pages = publicPages('t1')
/** Loader data for every page's head; without data the head is that of a missing page. */
const loaded = { tool: { name: 'Chain whip', shortDescription: '', img: '' }, name: 'A job', tools: [] }

it('Every public page is measured, with the crawling audit where search engines may list it', () => {
  const declared = described
    .filter(({ path }) => path !== '*')
    .map((page) => ({ route: page.path, unlisted: headOf(page, loaded).unlisted ?? false }))
  const measured = pages.map(({ route, unlisted }) => ({ route, unlisted }))
  expect(declared.length).toBeGreaterThan(10)
  expect(measured.toSorted(byRoute)).toEqual(declared.toSorted(byRoute))
})

function byRoute(a: { readonly route?: string | undefined }, b: typeof a): number {
  return String(a.route).localeCompare(String(b.route))
}
