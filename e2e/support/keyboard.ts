import { expect, type Locator, type Page } from '@playwright/test'
import { sendTabs } from './tab-presses.ts'

const maxStops = 120
/** The number of Tabs sent at a time, because two round trips for each stop would cost more than the walk. */
const atOnce = 10

/** Presses Tab until the target has the focus, and expects a visible focus ring. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  // The target is disabled before hydration.
  await expect(target).toBeEnabled()
  for (let stop = 0; stop < maxStops; stop += atOnce) {
    if (await pressTabs(page, target)) {
      await expect.poll(() => target.evaluate(showsFocus)).toBe(true)
      return
    }
  }
  throw new Error(`The focus does not come to ${target} by Tab.`)
}

/**
 * Presses several Tabs. Once the target has the focus, it blocks the remaining ones. Returns whether it has the focus.
 */
async function pressTabs(page: Page, target: Locator): Promise<boolean> {
  const held = await target.evaluateHandle(holdTabs)
  // The page does not receive keys pressed inside a frame, so the target could not block them.
  const hasFrames = page.frames().length > 1
  for (let sent = 0; sent < atOnce; sent += hasFrames ? 1 : atOnce) {
    await sendTabs(page, hasFrames ? 1 : atOnce)
    if (await held.evaluate(({ isReached }) => isReached())) break
  }
  const isReached = await held.evaluate((holding) => holding.end())
  await held.dispose()
  return isReached
}

/** Keeps the focus once a Tab has moved it here. Runs in the browser. */
function holdTabs(element: Element) {
  let isMoved = false
  const isReached = () => isMoved && element === document.activeElement
  const hold = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    if (isReached()) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    isMoved = true
  }
  // Runs before the page's listeners.
  addEventListener('keydown', hold, { capture: true })
  return {
    isReached,
    end: () => {
      removeEventListener('keydown', hold, { capture: true })
      return isReached()
    },
  }
}

/** Returns whether the element or its visual frame has an outline. */
function showsFocus(element: Element): boolean {
  const frame = element.closest('.card-field') ?? element
  return [element, frame].some((each) => getComputedStyle(each).outlineStyle !== 'none')
}

/** Moves to a field by Tab and replaces its text. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}
