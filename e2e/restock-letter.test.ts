import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { newPerson, ok, signInAdmin } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { emailsTo, linkIn } from './support/mail.ts'
import { bearer } from './support/orders.ts'

const name = 'Cone wrench 13/15 mm'
const question = `Shall we tell you when the ${name} hangs again?`
const told = `The ${name} hangs again`

test('A visitor asks for a letter, confirms it by the mail, and gets one when the tool hangs again', async ({
  page,
  newCaller,
  shop,
}) => {
  const { email } = newPerson()
  const tool = await toolNamed(page, name)
  await page.goto(`/tool/${tool._id}`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Tell me' }).click()
  await expect(page.getByText('confirm it by the link in the mail')).toBeVisible()

  await page.goto(linkIn(shop, email, question))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, tell me' }).click()
  await expect(page.getByText('You get one letter when it hangs again.')).toBeVisible()
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
  await expect(page.getByRole('button', { name: 'Tell me' })).toHaveCount(0)
})
