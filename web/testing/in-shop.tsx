import { act, fireEvent, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import {
  createMemoryRouter,
  type HydrationState,
  type RouteObject,
  RouterContextProvider,
  useLocation,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { ShopSettings } from '../../contract/shop/shop-settings.ts'
import { sampleSettings } from '../../domain/shop/sample-settings.ts'
import { shownSettings } from '../../domain/shop/shown-settings.ts'
import { ApiContext, apiContext } from '../api/api-context.ts'
import { SettingsContext, settingsContext } from '../api/settings-context.ts'
import { PictureUpload } from '../forms/picture-field.tsx'
import { takeToasts } from '../ui/toast/toast.ts'
import { FormatsContext } from '../ui/values/formats.ts'
import { fakeUpload } from './fake-picture-upload.ts'
import type { FakeShop } from './fake-shop-api.ts'

export const testSettings: ShopSettings = {
  version: 'test',
  apiHost: '/api',
  publicUrl: 'http://localhost',
  shop: shownSettings(sampleSettings),
  extensions: ['getProfile', 'endSession'],
  identity: { provider: 'built-in', google: false },
  cards: { publishableKey: 'pk_test_x', sandbox: true },
  mail: true,
}

interface InSettingsProps {
  readonly settings?: ShopSettings
  readonly children?: ReactNode
}

/** Gives a part of a page the settings of a shop, and the formats that follow from them. */
export function InSettings({ settings = testSettings, children }: InSettingsProps) {
  return (
    <SettingsContext value={settings}>
      <FormatsContext value={settings.shop.money}>{children}</FormatsContext>
    </SettingsContext>
  )
}

/**
 * Renders pages in a memory router, as the shop does; any other address shows its path. Calls of components and loaders
 * go to the given shop; fake-picture-upload.ts sets the result of uploads.
 */
export function renderInShop(
  { api }: FakeShop,
  routes: RouteObject[],
  path: string,
  settings: ShopSettings = testSettings,
  hydrationData?: HydrationState,
) {
  const router = createMemoryRouter([...routes, { path: '*', Component: ShowPath }], {
    initialEntries: [path],
    ...(hydrationData && { hydrationData }),
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(apiContext, api)
      context.set(settingsContext, settings)
      return context
    },
  })
  const rendered = render(
    <InSettings settings={settings}>
      <ApiContext value={api}>
        <PictureUpload value={fakeUpload}>
          <RouterProvider router={router} />
        </PictureUpload>
      </ApiContext>
    </InSettings>,
  )
  return { ...rendered, router, user: userEvent.setup() }
}

function ShowPath() {
  const { pathname } = useLocation()
  return <p>at {pathname}</p>
}

/** Collects every toast from now on, as kind and text, after any queued ones. */
export function listenForToasts(): { readonly toasts: string[]; readonly stop: () => void } {
  const toasts: string[] = []
  const stop = takeToasts(({ kind, text }) => toasts.push(`${kind}: ${text}`))
  return { toasts, stop }
}

/** Submits the page's form twice before it can respond, like two quick presses of Enter. */
export function submitTwiceAtOnce(): void {
  const form = document.querySelector('form')
  if (!form) throw new Error('The page has no form')
  act(() => {
    fireEvent.submit(form)
    fireEvent.submit(form)
  })
}
