import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

const unpainted = 'rgba(0, 0, 0, 0)'
const board = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const choose = (page: Page, theme: 'Day' | 'Night' | 'System') =>
  page.getByRole('radio', { name: theme }).check()

test('The shop follows the system theme until the switch overrides it, and remembers the choice', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const day = await board(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const night = await board(page)
  expect(night).not.toBe(day)

  await choose(page, 'Day')
  expect(await board(page)).toBe(day)
  await page.reload()
  expect(await board(page)).toBe(day)
  await expect(page.getByRole('radio', { name: 'Day' })).toBeChecked()
  await choose(page, 'System')
  expect(await board(page)).toBe(night)

  await test.step('A chosen theme applies before any script file has loaded', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await choose(page, 'Night')
    expect(await board(page)).toBe(night)
    await page.route('**/*.js', () => undefined)
    await page.goto('/tools', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The text appears before the style sheet has loaded.
    await expect.poll(() => board(page)).not.toBe(unpainted)
    expect(await board(page)).toBe(night)
  })
})
