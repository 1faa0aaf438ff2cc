import type { BrowserContext } from '@playwright/test'

/** What makes the browser meet things in another order than on a quick machine. */
export interface Slowness {
  /** How many times as long the browser computes; 1: as fast as it can. */
  readonly cpu: number
  /** Answers for scripts, styles, faces and calls come this much later at most, each by chance, in milliseconds. */
  readonly answersLateMs: number
}

export const notSlow: Slowness = { cpu: 1, answersLateMs: 0 }

/** Whichever host answers them: the shop, or another backend. */
const late = new Set(['script', 'stylesheet', 'font', 'fetch', 'xhr'])

/** Slows every page that a browser context opens from now on. */
export async function slowDown(context: BrowserContext, { cpu, answersLateMs }: Slowness): Promise<void> {
  if (cpu > 1) {
    context.on('page', async (page) => {
      const devtools = await context.newCDPSession(page).catch(() => null)
      // A page that is closed at once needs no slowing.
      await devtools?.send('Emulation.setCPUThrottlingRate', { rate: cpu }).catch(() => null)
    })
  }
  if (answersLateMs > 0) {
    await context.route('**/*', async (route) => {
      if (!late.has(route.request().resourceType())) return route.fallback()
      await new Promise((resolve) => setTimeout(resolve, Math.random() * answersLateMs))
      // What was given up meanwhile goes nowhere.
      await route.fallback().catch(() => null)
    })
  }
}
