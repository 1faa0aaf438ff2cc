import { expectAccessible } from './support/accessibility.ts'
import { beSignedIn } from './support/customer.ts'
import { dashboardForm } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { choosePicture } from './support/picture-file.ts'

const pages = [
  ['/dashboard/myprofile', 'My Profile', 'Save profile'],
  ['/dashboard/addreview', 'Add Reviews', 'Add review'],
] as const

test('My Profile and Add Reviews are accessible after a failed upload', async ({ page, expectConsole }) => {
  expectConsole('ERR_FAILED')
  await beSignedIn(page)
  await page.route('**/images', (route) => route.abort())
  for (const [path, name, button] of pages) {
    await test.step(name, async () => {
      // A new document has no toast.
      await page.goto(path)
      const form = dashboardForm(page, name)
      await choosePicture(form.getByLabel('Image'))
      for (const box of await form.locator('input[type=tel], textarea').all()) await box.fill('7 Hub Road')
      const status = form.getByLabel('Status')
      if (name === 'My Profile') await status.fill('Mechanic')
      else await form.getByRole('radio', { name: '3 stars' }).check()
      await form.getByRole('button', { name: button }).click()
      await expect(form.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expectAccessible(page)
    })
  }
})
