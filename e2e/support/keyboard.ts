import { expect, type Locator, type Page } from '@playwright/test'

const maxStops = 120

/** Presses Tab until the target has the focus, and expects a visible focus ring. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  // The target is disabled before hydration.
  await expect(target).toBeEnabled()
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect.poll(() => target.evaluate(showsFocus)).toBe(true)
      return
    }
  }
  throw new Error(`The focus does not come to ${target} by Tab.`)
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
