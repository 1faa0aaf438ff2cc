import { expectAccessible } from './support/accessibility.ts'
import { beAdmin } from './support/customer.ts'
import { rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { toast } from './support/screens.ts'

test('An owner makes a key for a label printer by keyboard, corrects mistakes, and a program works with it until it is revoked', async ({
  page,
  shop,
  request,
}) => {
  await beAdmin(page, shop.admin)
  await page.goto('/dashboard/api-keys')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Make a key' }).focus()
  await page.keyboard.press('Enter')
  const form = main.getByRole('form', { name: 'Make an API key' })
  const name = form.getByLabel('Name', { exact: true })
  await expect(name).toBeFocused()
  // No name, no right, and an end in the past.
  await form.getByLabel('Last day').fill('2020-01-01')
  await form.getByLabel('Last day').press('Enter')
  await expect(name).toBeFocused()
  await expect(form.getByText('Enter a name that says what the key is for')).toBeVisible()
  await expect(form.getByText('Choose at least one right.')).toBeVisible()
  await expect(form.getByText('Enter an end in the future, or none.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(form.getByRole('button', { name: 'Label printer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(name).toHaveValue('Label printer')
  await form.getByRole('button', { name: 'In a year' }).focus()
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Make the key' }).focus()
  await page.keyboard.press('Enter')

  const shown = page.getByTestId('api-key')
  await expect(shown).toHaveText(/^twk_[\w-]{43}$/)
  await expect(page.getByText('It is shown only now')).toBeVisible()
  await expectAccessible(page)
  const key = (await shown.textContent()) ?? ''
  const headers = { authorization: `Bearer ${key}` }
  const orders = await request.get('/api/booking?limit=1', { headers })
  expect(orders.status()).toBe(200)
  // The preset has no right to read customers, and no key can make others.
  expect(await (await request.get('/api/users', { headers })).json()).toMatchObject({
    code: 'KEY_WITHOUT_OPERATION',
  })
  expect(await (await request.get('/api/api-keys', { headers })).json()).toMatchObject({
    code: 'KEY_NOT_ACCEPTED',
  })

  await page.getByRole('button', { name: 'I have stored it' }).focus()
  await page.keyboard.press('Enter')
  await expect(shown).toBeHidden()
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  )
  expect(stored + page.url() + (await page.content())).not.toContain(key.slice(8))
  const row = rowOf(page, 'Label printer')
  await expect(row).toContainText(`${key.slice(0, 8)}…`)
  await expect(row).toContainText('Sending and picking up: change')
  await row.getByRole('button', { name: 'Revoke' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke it' }).press('Enter')
  await expect(toast(page, 'The key Label printer is revoked')).toBeVisible()
  await expect(row).toContainText('revoked')
  expect((await request.get('/api/booking?limit=1', { headers })).status()).toBe(401)
})

test('An owner gives a key further rights on a phone, and the changes of a program bear its name', async ({
  page,
  shop,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 720 })
  await beAdmin(page, shop.admin)
  await page.goto('/dashboard/api-keys')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Make a key' }).click()
  const form = main.getByRole('form', { name: 'Make an API key' })
  await form.getByRole('button', { name: 'Stock counter' }).click()
  await form.getByLabel('Name', { exact: true }).fill('Scanner')
  await form.getByRole('button', { name: 'Make the key' }).click()
  const headers = { authorization: `Bearer ${await page.getByTestId('api-key').textContent()}` }
  await page.getByRole('button', { name: 'I have stored it' }).click()

  const [tool] = await (await request.get('/api/products?limit=1', { headers })).json()
  const orders = '/api/booking?limit=1'
  expect((await request.get(orders, { headers })).status()).toBe(403)
  const corrected = await request.post(`/api/tools/${tool._id}/stock`, {
    headers,
    data: { change: -1, reason: 'lost' },
  })
  expect(corrected.status()).toBe(200)

  await rowOf(page, 'Scanner').getByRole('button', { name: 'Change' }).click()
  const change = main.getByRole('form', { name: 'Change the key Scanner' })
  await change.getByLabel('read: Orders').check()
  await expectAccessible(page)
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'The key Scanner is saved')).toBeVisible()
  expect((await request.get(orders, { headers })).status()).toBe(200)

  await page.goto('/dashboard/changes')
  const entry = page.getByRole('row').filter({ hasText: 'Stock corrected' }).first()
  await expect(entry).toContainText('with the key “Scanner”')
  await expect(page.getByRole('row').filter({ hasText: 'API key changed' }).first()).toContainText('Scanner')
})
