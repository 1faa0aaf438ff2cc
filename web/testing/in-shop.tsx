import { act, fireEvent, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject, RouterProvider, useLocation } from 'react-router'
import type { ShopSettings } from '../../contract/shop-settings.ts'
import { SettingsContext } from '../api/settings-context.ts'
import { takeToasts } from '../ui/toast/toast.ts'

export const testSettings: ShopSettings = {
  version: 'test',
  apiHost: '/api',
  publicUrl: 'http://localhost',
  extensions: ['getProfile', 'endSession'],
  identity: { provider: 'built-in', google: false },
  cards: { publishableKey: 'pk_test_x', sandbox: true },
  mail: true,
}

/** Shows pages as the shop does; every other address only says where one is. */
export function renderInShop(routes: RouteObject[], path: string, settings: ShopSettings = testSettings) {
  const router = createMemoryRouter([...routes, { path: '*', Component: WhereIAm }], {
    initialEntries: [path],
  })
  const rendered = render(
    <SettingsContext value={settings}>
      <RouterProvider router={router} />
    </SettingsContext>,
  )
  return { ...rendered, router, user: userEvent.setup() }
}

function WhereIAm() {
  const { pathname } = useLocation()
  return <p>at {pathname}</p>
}

/** Every toast from now on, as its kind and its text. Toasts that nobody took come first. */
export function listenForToasts(): { readonly toasts: string[]; readonly stop: () => void } {
  const toasts: string[] = []
  const stop = takeToasts(({ kind, text }) => toasts.push(`${kind}: ${text}`))
  return { toasts, stop }
}

/** Submits the page's form twice before the page can answer the first time, as two quick presses of Enter may. */
export function submitTwiceAtOnce(): void {
  const form = document.querySelector('form')
  if (!form) throw new Error('The page has no form')
  act(() => {
    fireEvent.submit(form)
    fireEvent.submit(form)
  })
}
