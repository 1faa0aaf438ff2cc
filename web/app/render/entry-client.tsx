import '../../styles/base.css'
import { type ReactNode, StrictMode, startTransition, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ApiContext } from '../../api/api-context.ts'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { SettingsContext } from '../../api/settings-context.ts'
import { onShopSettings, shopSettings } from '../../api/shop-settings.ts'
import { pagePrefix } from '../../routing/language-of-pages.ts'
import { FormatsContext } from '../../ui/values/formats.ts'
import { loadLateFonts } from '../layout/late-fonts.ts'
import { moreRoutesFor, routesWith } from '../routes/routes.tsx'
import { browserContext, clientOnDemand } from './browser-context.ts'
import { countPages } from './count-pages.ts'
import { EarlyPages } from './early-pages.ts'
import { loadEarly } from './load-early.ts'
import { addMoreRoutes, loadMoreRoutes } from './more-routes.ts'
import { readPageData } from './page-data.ts'
import { resolveMatchedRoutes } from './resolve-matched-routes.ts'
import { runInTurns } from './run-in-turns.ts'
import { SeenPages } from './seen-pages.ts'

/** Hydrates the server-rendered page. */
async function start(): Promise<void> {
  await runInTurns()
  const more = moreRoutesFor(window.location)
  const routes = routesWith(more ? await loadMoreRoutes(more) : [])
  await resolveMatchedRoutes(routes, window.location)
  const hydrationData = readPageData()
  const seen = new SeenPages(window.location.pathname + window.location.search, hydrationData)
  const api = clientOnDemand(
    async () => (await loadOnDemand(() => import('../../session/session-api.ts'))).sessionApi,
    () => early.clear(),
  )
  const settings = shopSettings()
  const early = new EarlyPages((url) => loadEarly(routes, url, browserContext({ api, settings, seen })))
  const prefix = pagePrefix(settings)
  const router = createBrowserRouter(routes, {
    basename: prefix || '/',
    hydrationData,
    patchRoutesOnNavigation: addMoreRoutes(more),
    getContext: () => browserContext({ api, settings, seen, early }),
  })
  // Our server writes this element into every page.
  const root = document.getElementById('root') as HTMLElement
  // A transition hydrates in short tasks, so that a tap or scroll need not wait for the whole page.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <WithSettings>
          <ApiContext value={api}>
            <RouterProvider router={router} />
          </ApiContext>
        </WithSettings>
      </StrictMode>,
    )
  })
  early.watch(root, prefix)
  countPages(router)
}

function WithSettings({ children }: { readonly children: ReactNode }) {
  const settings = useSyncExternalStore(onShopSettings, shopSettings, shopSettings)
  return (
    <SettingsContext value={settings}>
      <FormatsContext value={settings.shop.money}>{children}</FormatsContext>
    </SettingsContext>
  )
}

// Not awaited: chunks of the page import this module, so a top-level await would deadlock.
void start()
void loadLateFonts()
