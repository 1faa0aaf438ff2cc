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

/** Sets the speed of each slowed page. */
const throttles = new WeakMap<Page, (isSlow: boolean) => Promise<unknown>>()

/** Slows every page that a browser context opens after this call. */
export async function slowDown(context: BrowserContext, { cpu, answersLateMs }: Slowness): Promise<void> {
  if (cpu > 1) {
    context.on('page', async (page) => {
      const session = context.newCDPSession(page)
      const throttle = async (isSlow: boolean) => {
        const devtools = await session
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? cpu : 1 })
      }
      throttles.set(page, throttle)
      // The page may be closed already.
      await throttle(true).catch(() => null)
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

/** Inspects a page at full speed. Nothing of the shop is pending then, so slowness would only cost time. */
export async function atFullSpeed<T>(page: Page, inspect: () => Promise<T>): Promise<T> {
  const throttle = throttles.get(page)
  await throttle?.(false)
  try {
    return await inspect()
  } finally {
    await throttle?.(true)
  }
}
