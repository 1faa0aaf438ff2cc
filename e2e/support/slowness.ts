import type { BrowserContext, Page } from '@playwright/test'

/** Delays that change the order of events compared with a fast machine. */
export interface Slowness {
  /** The factor by which the browser's CPU is slowed down; 1 for full speed. */
  readonly cpu: number
  /** The maximum random delay of each script, style, font and API response, in milliseconds. */
  readonly answersLateMs: number
}

export const notSlow: Slowness = { cpu: 1, answersLateMs: 0 }

/** Delayed for every host: the shop, or another backend. */
const delayedTypes = new Set(['script', 'stylesheet', 'font', 'fetch', 'xhr'])

const slowed = new WeakSet<Page>()

/** Slows every page that a browser context opens after this call. */
export async function slowDown(context: BrowserContext, { cpu, answersLateMs }: Slowness): Promise<void> {
  if (cpu > 1) {
    context.on('page', async (page) => {
      slowed.add(page)
      // The page may be closed already.
      const devtools = await context.newCDPSession(page).catch(() => null)
      await devtools?.send('Emulation.setCPUThrottlingRate', { rate: cpu }).catch(() => null)
    })
  }
  if (answersLateMs > 0) {
    await context.route('**/*', async (route) => {
      if (!delayedTypes.has(route.request().resourceType())) return route.fallback()
      await new Promise((resolve) => setTimeout(resolve, Math.random() * answersLateMs))
      // The request may have been aborted meanwhile.
      await route.fallback().catch(() => null)
    })
  }
}

/**
 * Returns whether a page is slowed. The appearance of such a page is not checked: nothing of the shop is pending then,
 * so that no race could appear, and `npm test` checks the same pages in a fraction of the time.
 */
export function isSlowed(page: Page): boolean {
  return slowed.has(page)
}
