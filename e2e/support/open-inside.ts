import type { Page } from '@playwright/test'
import { patienceMs } from '../../tools/test-run/patience.ts'

/**
 * Shows another screen of the shop in the open document, as Back and Forward do. A new document costs three times as
 * much, and shows the same once it has loaded; `every-screen` opens each screen from the address bar. Opens a new
 * document if none of the shop is open, or if only the query differs: the shop then does not move the focus, which this
 * function uses to detect the new screen.
 */
export async function openInside(page: Page, path: string): Promise<void> {
  const from = page.url()
  if (!from.startsWith('http') || new URL(from).pathname === new URL(path, from).pathname) {
    await page.goto(path)
    return
  }
  await page.evaluate(moveTo, { path, withinMs: patienceMs })
}

/** Navigates to a path as the router's own history does, and starts at the top without a focus. Runs in the browser. */
async function moveTo({ path, withinMs }: { path: string; withinMs: number }): Promise<void> {
  const leaveFocus = () => document.activeElement instanceof HTMLElement && document.activeElement.blur()
  leaveFocus()
  history.pushState({ key: String(performance.now()), idx: Number(history.state?.idx) + 1 }, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  const deadline = performance.now() + withinMs
  while (document.activeElement?.id !== 'content') {
    if (performance.now() > deadline) throw new Error(`${path} did not come within ${withinMs / 1000} s.`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  leaveFocus()
  scrollTo(0, 0)
}
