// @vitest-environment jsdom
import { createMemoryRouter, type LoaderFunctionArgs } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { apiContext } from '../../api/api-context.ts'
import { listTools } from '../../api/rows/catalogue.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { testSettings } from '../../testing/in-shop.tsx'
import { browserContext, clientOnDemand } from './browser-context.ts'
import { SeenPages } from './seen-pages.ts'

const client = Promise.withResolvers<void>()
const fake = new FakeShop()
const api = clientOnDemand(async () => {
  await client.promise
  return fake.api
})

/** Creates a shop with one page that loads data and pages without loaders, such as a searched list. */
function shop() {
  const seen = new SeenPages('/', {})
  const load = ({ context }: LoaderFunctionArgs) => context.get(apiContext).call(listTools, {})
  return createMemoryRouter([{ path: '/list' }, { path: '/edit' }, { path: '/tools', loader: load }], {
    initialEntries: ['/list'],
    getContext: () => browserContext({ api, settings: testSettings, seen }),
  })
}

beforeEach(() => fake.answers(listTools, []))

test('A link that is followed before the client has loaded opens its address, and Back returns to the previous page', async () => {
  const router = shop()
  const searched = router.navigate('/list?q=pump', { replace: true })
  await new Promise((resolve) => setTimeout(resolve, 10))
  const gone = router.navigate('/edit')
  await new Promise((resolve) => setTimeout(resolve, 10))
  client.resolve()
  await Promise.all([searched, gone])
  expect(router.state.location.pathname).toBe('/edit')
  await router.navigate(-1)
  expect(router.createHref(router.state.location)).toBe('/list?q=pump')
})

test('A page that needs data waits for the client', async () => {
  const router = shop()
  await router.navigate('/tools')
  expect(Object.values(router.state.loaderData ?? {})).toEqual([[]])
  expect(fake.callsOf(listTools)).toHaveLength(1)
})
