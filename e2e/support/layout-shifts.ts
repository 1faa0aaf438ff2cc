import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShifts: string[]
  }
}

/** Records layout shifts on each page that opens from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        const what = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? `${node.tagName} .${node.className}` : node?.nodeName
          return `${name} (${[from.top, from.height]} to ${[to.top, to.height]} px)`
        })
        // A heading's width may change invisibly when its font loads.
        if (!hadRecentInput && value > 0.0005)
          window.layoutShifts.push(`${value.toFixed(4)} ${what.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the layout shifts since the page opened, in words. Call `watchLayoutShifts` before opening it. */
export function layoutShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.layoutShifts)
}
