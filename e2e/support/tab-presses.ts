import type { CDPSession, Page } from '@playwright/test'
import type { Stop } from './focused-stop.ts'

declare global {
  interface Window {
    /** The focus after each Tab that was followed by another one. */
    focusAfterTabs: (Stop | null)[]
  }
}

const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const

/** One per page, which stays open, because closing a session would remove the passkeys of others. */
const keyboards = new WeakMap<Page, CDPSession>()

/** The number of further Tabs if the expected number was not enough: a date field takes up to four. */
const more = 8

/**
 * Presses Tab, initially `count` times. Returns a function that returns the focus after each Tab in turn, and presses
 * Tab again when it has returned all. The page must have `focusedStop`.
 * The keys are sent without waiting for each, and the page itself records the focus before each key, because two round
 * trips per stop cost more than the walk.
 */
export async function pressTabs(page: Page, count: number): Promise<() => Promise<Stop | null>> {
  // The page does not receive keys pressed inside a frame.
  if (page.frames().length > 1) {
    return async () => {
      await page.keyboard.press('Tab')
      return page.evaluate(() => window.focusedStop())
    }
  }
  const seen = await focusAfter(page, count)
  let next = 0
  return async () => {
    if (next === seen.length) seen.push(...(await focusAfter(page, more)))
    next += 1
    return seen[next - 1] ?? null
  }
}

async function focusAfter(page: Page, count: number): Promise<(Stop | null)[]> {
  await page.evaluate(noteFocusBeforeTabs)
  await sendTabs(page, count)
  const [, ...noted] = await page.evaluate(() => [...window.focusAfterTabs, window.focusedStop()])
  if (noted.length !== count) throw new Error(`The page hid ${count - noted.length} Tab keys from the walk.`)
  return noted
}

/** Presses Tab some times without waiting for each. */
export async function sendTabs(page: Page, count: number): Promise<void> {
  const keyboard = await keyboardOf(page)
  const keys = Array.from({ length: count }, () => [
    keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
    keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
  ])
  await Promise.all(keys.flat())
}

async function keyboardOf(page: Page): Promise<CDPSession> {
  const open = keyboards.get(page) ?? (await page.context().newCDPSession(page))
  keyboards.set(page, open)
  return open
}

/** Starts recording. Runs in the browser. */
function noteFocusBeforeTabs(): void {
  const isNoting = 'focusAfterTabs' in window
  window.focusAfterTabs = []
  if (isNoting) return
  const note = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') window.focusAfterTabs.push(window.focusedStop())
  }
  // Runs before the page's listeners, which may stop the event.
  addEventListener('keydown', note, { capture: true })
}
