import { dashboardLinks } from '../../web/routing/dashboard-links.ts'
import { open, type Screen, screensOf, type Visit } from './screen.ts'

/** The redirects of old addresses, and the form that adds one. */
export const formerShopScreens: readonly Screen[] = screensOf('/dashboard/redirects', 'admin', {
  redirects: open(dashboardLinks.redirects, 'Add a redirect'),
  'redirect-form-errors': withErrors,
  'redirect-listed': listed,
})

async function withErrors({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.redirects)
  await page.getByRole('button', { name: 'Add a redirect' }).click()
  const form = page.getByRole('form', { name: 'Add a redirect' })
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Write the old path').first().waitFor()
}

async function listed({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.redirects)
  await page.getByRole('button', { name: 'Add a redirect' }).waitFor()
  const source = '/collections/a-long-name-of-a-former-collection'
  if (!(await page.getByRole('rowheader', { name: source }).isVisible())) {
    await page.getByRole('button', { name: 'Add a redirect' }).click()
    const form = page.getByRole('form', { name: 'Add a redirect' })
    await form.getByLabel('Old address').fill(source)
    await form.getByLabel('Leads to the path').fill('/tools?category=Wrenches')
    await form.getByRole('button', { name: 'Save' }).click()
  }
  await page.getByRole('rowheader', { name: source }).waitFor()
}
