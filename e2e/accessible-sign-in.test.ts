import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'
import { signInForm } from './support/screens.ts'

test('/login and /signup are accessible with validation messages and with a refusal', async ({
  page,
  expectConsole,
}) => {
  expectConsole('/auth/')
  for (const path of ['/login', '/signup']) {
    await test.step(path, async () => {
      await page.goto(path)
      const form = signInForm(page)
      await expect(form.submit).toBeEnabled()
      await form.submit.click()
      await expect(page.getByText('Email is Required')).toBeVisible()
      await expectAccessible(page)

      await page.route('**/auth/**', (route) => route.fulfill({ status: 429, json: {} }))
      await form.fill({ name: 'Robin', email: 'robin@example.com', password: '123456' })
      await form.submit.click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
      await page.unroute('**/auth/**')
    })
  }
})
