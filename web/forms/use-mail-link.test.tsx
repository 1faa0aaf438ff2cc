// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeShop } from '../testing/fake-shop-api.ts'
import { renderInShop } from '../testing/in-shop.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

/** Opens a link's page as after a reload: only the tab's storage survives. */
async function open(address: string, options?: { readonly survivesReload: true }) {
  cleanup()
  vi.resetModules()
  const { useMailLink } = await import('./use-mail-link.ts')
  const Component = () => {
    const { link } = useMailLink(options)
    return <p>{link === undefined ? 'reading' : (link?.token ?? 'no link')}</p>
  }
  return renderInShop(new FakeShop(), [{ path: '/order', Component }], address)
}

test('The secret of a link is removed from the address, and is not stored', async () => {
  const { router } = await open('/order#token=secret')
  expect(await screen.findByText('secret')).toBeDefined()
  expect(router.state.location.hash).toBe('')
  expect(sessionStorage.length).toBe(0)
  await open('/order')
  expect(await screen.findByText('no link')).toBeDefined()
})

test('A link that may be read again survives a reload of its tab, and a newer link replaces it', async () => {
  const options = { survivesReload: true } as const
  await open('/order#token=secret', options)
  await open('/order', options)
  expect(await screen.findByText('secret')).toBeDefined()
  await open('/order#token=newer', options)
  await open('/order', options)
  expect(await screen.findByText('newer')).toBeDefined()
})
