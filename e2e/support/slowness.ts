import type { BrowserContext } from '@playwright/test'

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

/** Slows every page that a browser context opens after this call. */
export async function slowDown(context: BrowserContext, { cpu, answersLateMs }: Slowness): Promise<void> {
  if (cpu > 1) {
    context.on('page', async (page) => {
      const devtools = await context.newCDPSession(page).catch(() => null)
      // The page may be closed already.
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
