import { expect, type Page } from '@playwright/test'
import { patienceMs } from '../../tools/test-run/patience.ts'
import { verifyAddressTexts } from '../../web/texts/sign-in-by-mail.ts'

/** Waits until a screen has loaded completely. */
export async function untilWhole(page: Page, path: string): Promise<void> {
  // In one call, because each call from outside costs more than the check, and polling would notice a complete page up
  // to a second late.
  const missing = await page.evaluate(untilNothingIsMissing, {
    checking: verifyAddressTexts.checking,
    withinMs: patienceMs / 2,
  })
  expect(missing, `${path} has loaded`).toEqual([])
  // The provider's script creates the card fields and then enables Pay. A paid order has Print instead, and some
  // chosen orders may be paid while others are not.
  if (/^\/dashboard\/payment(?:[/?]|$)/.test(path)) {
    await expect(page.getByRole('button', { name: /^(?:Pay \$|Print)/ }).first()).toBeEnabled()
  }
}

/** Returns what is still missing at the timeout. Runs in the browser. */
async function untilNothingIsMissing({ checking, withinMs }: { checking: string; withinMs: number }) {
  const missing = () => {
    const headings = [...document.querySelectorAll('h1')].filter((each) => each.checkVisibility())
    const found: string[] = []
    if (headings.length !== 1) found.push(`one heading of the first level, not ${headings.length}`)
    if (document.querySelector('.skeleton-block, .spinner, [aria-busy="true"]')) found.push('its data')
    // Before hydration forms are disabled, and the page of an email's link does not check its link.
    if (document.querySelector('main form :disabled')) found.push('an enabled form')
    if (document.querySelector('main')?.textContent.includes(checking)) found.push('the result of its link')
    return found
  }
  const deadline = performance.now() + withinMs
  while (missing().length > 0 && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await document.fonts.ready
  return missing()
}
