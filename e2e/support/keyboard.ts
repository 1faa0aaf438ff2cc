import { expect, type Locator, type Page } from '@playwright/test'
import { sendTabs } from './tab-presses.ts'

const maxStops = 120
/** Tabs sent at a time: two round trips for each stop would cost more than the way. */
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

/** Presses some Tabs, of which the target takes those that come after it has the focus. Returns whether it has it. */
async function pressTabs(page: Page, target: Locator): Promise<boolean> {
  const held = await target.evaluateHandle(holdTabs)
  // Keys in a frame are not seen by the page around it, so the target would not hold them.
  const hasFrames = page.frames().length > 1
  for (let sent = 0; sent < atOnce; sent += hasFrames ? 1 : atOnce) {
    await sendTabs(page, hasFrames ? 1 : atOnce)
    if (await held.evaluate(({ isReached }) => isReached())) break
  }
  const isReached = await held.evaluate((holding) => holding.end())
  await held.dispose()
  return isReached
}

/** Keeps the focus once a Tab has brought it here. Runs in the browser. */
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
  // Before listeners of the page.
  addEventListener('keydown', hold, { capture: true })
  return {
    isReached,
    end: () => {
      removeEventListener('keydown', hold, { capture: true })
      return isReached()
    },
  }
}

/** Whether the element or its visual frame has an outline. */
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
