import { expectAccessible } from './support/accessibility.ts'
import { newPerson } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { signInForm } from './support/screens.ts'

// Two attempts a minute from one IP address.
test.use({ shopSettings: { RATE_LIMIT_FACTOR: '0.2' } })

test('After too many attempts, a countdown shows the wait until it ends', async ({ page, expectConsole }) => {
  expectConsole('/auth/sign-in/email')
  await page.clock.install()
  await page.goto('/login')
  const form = signInForm(page)
  const attempt = async () => {
    const answered = page.waitForResponse('**/auth/sign-in/email')
    await form.fill({ ...newPerson(), password: 'something else' })
    await form.submit.click()
    return (await answered).status()
  }
  expect([await attempt(), await attempt(), await attempt()]).toEqual([401, 401, 429])
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText(/Too many attempts\. Try again in \d+ seconds\./)
  await expect(refusal).toBeBelow(form.submit)
  await page.clock.fastForward(30_000)
  await expect(refusal.locator('[aria-hidden] >> nth=-1')).toHaveText(/ in (?:30|[12]?\d) seconds\.$/)
  // The wait may end during this check.
  await expectAccessible(page)
  await page.clock.fastForward(30_000)
  await expect(refusal).toHaveText('You can try again now.')
})
