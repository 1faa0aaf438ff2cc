import type { Page } from '@playwright/test'

/** Presses Continue With Google, and returns the opened window. */
export async function openGoogle(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue With Google' }).click()
  return opening
}

/** Signs in as a person of the demo Google. */
export async function continueAs(page: Page, name: string): Promise<void> {
  const window = await openGoogle(page)
  await window.getByRole('button', { name }).click()
}
