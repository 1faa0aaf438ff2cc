import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, beSignedIn, type Caller, newPerson, ok, signInAdmin } from './support/customer.ts'
import { rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { emailsTo } from './support/mail.ts'
import { bearer } from './support/orders.ts'
import type { Shop } from './support/shop.ts'

/** A stand-in of the VIES: Austria's register is down at first. */
const asked: string[] = []
const vies = createServer((request, response) => {
  const first = !asked.includes(request.url ?? '')
  asked.push(request.url ?? '')
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify(
      first ? { isValid: false, userError: 'MS_UNAVAILABLE' } : { isValid: true, userError: 'VALID' },
    ),
  )
})
const port = await new Promise<number>((resolve) => {
  vies.listen(0, '127.0.0.1', () => resolve((vies.address() as AddressInfo).port))
})

test.use({ shopSettings: { VIES_URL: `http://127.0.0.1:${port}` } })
test.afterAll(() => {
  vies.close()
  vies.closeAllConnections()
})

/** Makes the shop one in Munich with the One Stop Shop. */
async function setTaxes(caller: Caller, shop: Shop): Promise<void> {
  const headers = bearer(await signInAdmin(caller, shop.admin))
  const rate = (country: string, percent: number) => ({
    country,
    rate: percent,
    name: 'VAT',
    from: '2020-01-01',
  })
  const value = {
    home: 'DE',
    pricesInclude: true,
    abroad: 'gross',
    oss: true,
    rates: [rate('DE', 19), rate('AT', 20)],
  }
  const { version } = await (await caller.request.get('/api/settings/tax', { headers })).json()
  await ok(await caller.request.put('/api/settings/tax', { headers, data: { from: version, value } }))
}

test('A workshop asks on a phone, mistypes its number, is granted, and buys without tax in another country', async ({
  page,
  shop,
  newCaller,
  newVisitor,
  expectConsole,
}) => {
  await setTaxes(await newCaller(), shop)
  await page.setViewportSize({ width: 360, height: 740 })
  const buyer = await beSignedIn(page, newPerson('Mia Speiche'))

  await test.step('The workshop asks', async () => {
    await page.goto('/quote')
    await page.getByRole('link', { name: 'Ask to buy as a company' }).click()
    const form = page.getByRole('form', { name: 'Which company do you buy for?' })
    await form.getByRole('button', { name: 'Ask' }).click()
    await expect(form.getByText('Write the name of the company')).toBeVisible()
    await expect(form.getByLabel('Name of the company')).toBeFocused()
    await form.getByLabel('Name of the company').fill('Radwerk GmbH')
    await form.getByLabel('Country').selectOption('AT')
    await form.getByLabel('Street and number').fill('Lange Gasse 1')
    await form.getByLabel('Postal code').fill('1080')
    await form.getByLabel('City').fill('Wien')
    const number = form.getByLabel('VAT number (optional)')
    await number.fill('atu 3386 4708')
    await number.press('Tab')
    await expect(form.getByText('This is no VAT number of the EU')).toBeVisible()
    await expectAccessible(page)
    await number.fill('atu 3386 4707')
    await number.press('Tab')
    await expect(form.getByText('This is no VAT number of the EU')).toBeHidden()
    await form.getByRole('button', { name: 'Ask' }).click()
    await expect(page.getByText('We are looking at your request')).toBeVisible()
    await expect(page.getByText('ATU33864707')).toBeVisible()
  })

  const owner = await newVisitor()
  await test.step('The owner grants it with terms, after a mistake', async () => {
    await beAdmin(owner, shop.admin)
    await owner.goto('/dashboard/companies?state=asked')
    await expect(rowOf(owner, 'Radwerk GmbH')).toContainText('Asked')
    await owner.getByRole('link', { name: 'Radwerk GmbH' }).click()
    const decision = owner.getByRole('form', { name: 'Decision' })
    await decision.getByLabel('Pays by invoice within days (optional)').fill('30')
    await decision.getByRole('button', { name: 'Grant' }).click()
    await expect(decision.getByText('Terms of payment need a limit.')).toBeVisible()
    await decision.getByLabel('The most that it may owe (optional)').fill('2000')
    await decision.getByLabel('Message to its people (optional)').fill('Welcome, Radwerk!')
    await decision.getByRole('button', { name: 'Grant' }).click()
    await expect(owner.getByRole('button', { name: 'End' })).toBeVisible()
    await expectAccessible(owner)
    const [mail] = emailsTo(shop, buyer.email).filter(({ subject }) => subject.includes('Radwerk'))
    expect(mail?.subject).toBe('You can now buy for Radwerk GmbH')
    expect(mail?.body).toContain('Welcome, Radwerk!')
    expect(mail?.body).toContain('within 30 days, as long as $2,000.00 at most are open')
  })

  await test.step('The register was down; the owner lets it be asked again, and it confirms the number', async () => {
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await owner.getByRole('button', { name: 'Ask the register again' }).click()
    await expect.poll(() => asked.length).toBeGreaterThan(1)
    await expect(async () => {
      await owner.reload()
      await expect(owner.getByText('VAT number confirmed').first()).toBeVisible({ timeout: 1_000 })
    }).toPass()
    expect(asked).toContain('/ms/AT/vat/U33864707')
  })

  await test.step('The workshop orders to Vienna without tax', async () => {
    const headers = bearer(buyer)
    const tool = await toolNamed(page, 'Chain whip')
    const data = {
      Id: tool._id,
      tool: tool.name,
      quantity: 2,
      customer: buyer.email,
      userName: buyer.name,
      deliverTo: { country: 'AT' },
    }
    const answer = await ok(await page.request.post('/api/booking', { headers, data }))
    const { insertedId, price } = await answer.json()
    // Two at $16.80, of which 19 % of the net amount is tax at home: $14.12 each.
    expect(price).toBe(28.24)
    const order = await (await page.request.get(`/api/bookings/${insertedId}`, { headers })).json()
    expect(order).toMatchObject({ company: 'Radwerk GmbH', taxExemption: 'intra-community', price: 28.24 })
    await page.goto(`/dashboard/payment/${insertedId}`)
    await expect(page.getByText('$28.24').first()).toBeVisible()
  })

  await test.step('A colleague is invited, and mistyped first', async () => {
    await page.goto('/dashboard/account')
    const invite = page.getByRole('form', { name: 'Invite a colleague' })
    await invite.getByLabel('Email').fill('tom')
    await invite.getByRole('button', { name: 'Invite' }).click()
    await expect(invite.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await invite.getByLabel('Email').fill('tom@example.com')
    await invite.getByRole('button', { name: 'Invite' }).click()
    await expect(page.getByRole('button', { name: /^Withdraw/ })).toBeVisible()
    expect(emailsTo(shop, 'tom@example.com').map(({ subject }) => subject)).toEqual([
      'You are invited to buy for Radwerk GmbH',
    ])
    expectConsole('409 (Conflict)')
    await invite.getByLabel('Email').fill('tom@example.com')
    await invite.getByRole('button', { name: 'Invite' }).click()
    await expect(invite.getByText('This person buys for the company already')).toBeVisible()
  })
})
