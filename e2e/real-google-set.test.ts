import { expect, test } from './support/journey.ts'

test.use({
  shopSettings: {
    GOOGLE_CLIENT_ID: '0123456789-abc.apps.googleusercontent.com',
    GOOGLE_CLIENT_SECRET: 'GOCSPX-0123456789',
  },
})

test('A shop with a Google client has no demo Google', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Continue With Google' })).toBeVisible()
  await expect(page.getByText('not Google')).toHaveCount(0)
  for (const path of ['/sandbox/google/auth', '/sandbox/google/jwks', '/auth/callback/demo-google']) {
    expect((await page.request.get(path)).status()).toBe(404)
  }
})
