import type { Page } from '@playwright/test'

/** The control in the footer of every page, which is disabled until the page's scripts run. */
const themeSwitch = '.theme-switch'

/**
 * Makes a page wait for its scripts and its whole layout whenever it is opened or reloaded. Scripts load after the
 * first picture, and so after the `load` event, and a link that is clicked earlier loads a new document. A test of the
 * state before the scripts opens the page with `waitUntil`. Not for browsers without JavaScript.
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
  // Other documents, such as the API reference, have no switch.
  if ((await page.locator(themeSwitch).count()) === 0) return
  await page.locator(`${themeSwitch}:enabled`).waitFor({ state: 'attached' })
}
