import type { Page } from '@playwright/test'

/** The control at the foot of every page of the shop; it is disabled until the page's scripts run. */
const themeSwitch = '.theme-switch'

/**
 * Makes a page wait for its scripts, and lay out all of it, whenever it is opened or loaded again: they load after its
 * first picture, and so after the `load` event, and a link that is clicked before them loads a new document. A test
 * that looks at what comes before the scripts opens the page with `waitUntil`. Not for browsers without JavaScript.
 */
export function openWithScripts(page: Page): Page {
  const { goto, reload } = page
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    if (options?.waitUntil === undefined) await hydrated(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    if (options?.waitUntil === undefined) await hydrated(page)
    return response
  }
  return page
}

async function hydrated(page: Page): Promise<void> {
  // Other documents, such as the reference of the API, have no switch.
  if ((await page.locator(themeSwitch).count()) === 0) return
  await page.locator(`${themeSwitch}:enabled`).waitFor({ state: 'attached' })
}
