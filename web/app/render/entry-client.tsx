import '../../styles/base.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { SettingsContext } from '../../api/settings-context.ts'
import { shopSettings } from '../../api/shop-settings.ts'
import { routes } from '../routes/routes.tsx'
import { browserContext } from './browser-context.ts'
import { readPageData } from './page-data.ts'
import { resolveMatchedRoutes } from './resolve-matched-routes.ts'
import { SeenPages } from './seen-pages.ts'

/** Takes over the page that the server has rendered. */
async function start(): Promise<void> {
  await resolveMatchedRoutes(routes, window.location)
  const hydrationData = readPageData()
  const seen = new SeenPages(window.location.pathname + window.location.search, hydrationData)
  const router = createBrowserRouter(routes, { hydrationData, getContext: () => browserContext(seen) })
  const root = document.getElementById('root')
  if (!root) throw new Error('This page has no root element')
  hydrateRoot(
    root,
    <StrictMode>
      <SettingsContext value={shopSettings()}>
        <RouterProvider router={router} />
      </SettingsContext>
    </StrictMode>,
  )
}

// Not awaited: parts of the page import this very file, and would wait for it while it waits for them.
void start()
