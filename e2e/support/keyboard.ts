import { expect, type Locator, type Page } from '@playwright/test'

const mostStops = 120

/** Presses Tab until the focus is there; what has it must be seen to have it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  // Before the page is alive there is nothing to stop at.
  await expect(target).toBeEnabled()
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect.poll(() => target.evaluate(showsFocus)).toBe(true)
      return
    }
  }
  throw new Error(`The focus does not come to ${target} by Tab.`)
}

/** The focus is drawn around the element, or around what is its frame for the eye. */
function showsFocus(element: Element): boolean {
  const frame = element.closest('.card-field') ?? element
  return [element, frame].some((each) => getComputedStyle(each).outlineStyle !== 'none')
}

/** Comes to a field by Tab and types over what is in it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}
