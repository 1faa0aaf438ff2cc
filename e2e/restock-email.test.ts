import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { newPerson, ok, signInAdmin } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { emailsTo, linkIn } from './support/mail.ts'
import { bearer } from './support/orders.ts'

const name = 'Cone wrench 13/15 mm'
const question = `Confirm: email me when the ${name} is back in stock`
const told = `The ${name} is back in stock`

test('A visitor asks for an email, confirms it by a link, and gets it when the tool is back in stock', async ({
  page,
  newCaller,
  shop,
}) => {
  const { email } = newPerson()
  const tool = await toolNamed(page, name)
  await page.goto(`/tool/${tool._id}`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Email me' }).click()
  await expect(page.getByText('open the link in the email')).toBeVisible()

  await page.goto(linkIn(shop, email, question))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, email me' }).click()
  await expect(page.getByText('We will email you once when it is back in stock.')).toBeVisible()
  await expect(page).toHaveURL('/restock')

  const owner = await newCaller()
  const headers = bearer(await signInAdmin(owner, shop.admin))
  const demand = await ok(await owner.request.get('/api/restock-requests/demand', { headers }))
  expect(await demand.json()).toEqual([{ tool: tool._id, waiting: 1 }])
  const restock = { quantity: 5, reason: 'Delivery' }
  await ok(await owner.request.patch(`/api/tools/${tool._id}`, { headers, data: { restock } }))
  expect(emailsTo(shop, email).map(({ subject }) => subject)).toEqual([question, told])
  await page.goto(`/tool/${tool._id}`)
  await expect(page.getByRole('button', { name: /^Book 1 for/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Email me' })).toHaveCount(0)
})
