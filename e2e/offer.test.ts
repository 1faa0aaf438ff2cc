import { expectAccessibleAtAGlance } from './support/accessibility.ts'
import { beAdmin, ok } from './support/customer.ts'
import { dashboardForm } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { signInForm } from './support/screens.ts'

test('A request becomes an order: by an offer, its link and a sign-up; after acceptance, the link shows the order', async ({
  page: adminPage,
  shop,
  newVisitor,
  expectConsole,
  browser,
  contextOptions,
}) => {
  // The link of an accepted offer is refused.
  expectConsole('/api/offers/view')
  const email = 'grace@example.com'
  const asked = { kind: 'quote', name: 'Grace Hub', email, message: 'I am looking for: axle vice' }
  const { insertedId } = await (await ok(await adminPage.request.post('/api/quotes', { data: asked }))).json()
  await beAdmin(adminPage, shop.admin)
  await adminPage.goto(`/dashboard/quotes/${insertedId}`)
  const form = dashboardForm(adminPage, 'Offer')
  // The search begins with the words of the request.
  await form.getByRole('button', { name: 'Add Axle vice' }).press('Enter')
  await expect(form.getByLabel('Add a product')).toBeFocused()
  await form.getByLabel('Pieces').fill('2')
  await form.getByLabel('Price of one').fill('11.50')
  await form.getByLabel('Words above the lines').fill('As said on the phone.')
  await form.getByRole('button', { name: 'Send the offer' }).press('Enter')
  const main = adminPage.getByRole('main')
  await expect(main.getByText('Offered', { exact: true })).toBeVisible()
  await expectAccessibleAtAGlance(adminPage, 'request with an offer')
  await adminPage.goto('/dashboard/messages')
  const letter = main.getByRole('row').filter({ hasText: 'Our offer' })
  await letter.getByText('Read it').click()
  const [link = ''] = /\S+\/offer#token=\S+/.exec((await letter.textContent()) ?? '') ?? []

  const plain = await browser.newContext({ ...contextOptions, baseURL: shop.url, javaScriptEnabled: false })
  const reader = await plain.newPage()
  const shown = reader.getByRole('main')
  await reader.goto(new URL(link).pathname)
  await shown.getByLabel('Link from the email').fill('https://example.com/')
  await shown.getByRole('button', { name: 'Show the offer' }).click()
  await expect(shown.getByRole('alert')).toContainText('This is not a link to an offer.')
  await shown.getByLabel('Link from the email').fill(link)
  await shown.getByLabel('Link from the email').press('Enter')
  await expect(shown.getByRole('table')).toContainText('$23.00')
  await expect(reader).toHaveURL('/offer')
  await plain.close()

  const visitor = await newVisitor()
  await visitor.goto(new URL(link).pathname + new URL(link).hash)
  const offer = visitor.getByRole('main')
  await expect(offer.getByText('As said on the phone.')).toBeVisible()
  await expect(offer.getByRole('table')).toContainText('$23.00')
  await expect(visitor).toHaveURL('/offer')
  await expectAccessibleAtAGlance(visitor, 'offer')
  await offer.getByRole('link', { name: 'Accept and sign in' }).click()
  await expect(visitor).toHaveURL('/login')
  await visitor.getByRole('link', { name: 'Make an account' }).click()
  await expect(visitor).toHaveURL('/signup')
  await signInForm(visitor).fill({ name: 'Grace Hub', email, password: 'a long password' })
  await signInForm(visitor).submit.click()
  // A sign-up leads home (spec §2), where the page reminds of the offer.
  await offer.getByRole('link', { name: 'Continue booking' }).click()
  await expect(visitor).toHaveURL('/offer')
  await offer.getByRole('button', { name: 'Accept the offer' }).press('Enter')
  await expect(offer.getByText('The offer is accepted.')).toBeVisible()
  await offer.getByRole('link', { name: 'Pay in My Orders' }).click()
  await expect(offer.getByText('Axle vice').first()).toBeVisible()
  await expect(offer.getByText('23.00').first()).toBeVisible()

  const later = await newVisitor()
  await later.goto(new URL(link).pathname + new URL(link).hash)
  await expect(later.getByRole('main').getByRole('alert')).toContainText('This offer is accepted.')
  const secret = link.split('token=')[1] ?? ''
  expect(secret.length).toBeGreaterThan(20)
  expect(shop.output()).not.toContain(secret)
  await adminPage.goto(`/dashboard/quotes/${insertedId}`)
  await expect(main.getByText('Accepted', { exact: true })).toBeVisible()
  await main.getByRole('link', { name: /^TW-/ }).click()
  await expect(main.getByText(/Booked from an offer/)).toBeVisible()
})
