import type { Page } from '@playwright/test'
import { beAdmin } from './support/customer.ts'
import { dashboardForm, rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { navbar, toast } from './support/screens.ts'

const form = (page: Page) => dashboardForm(page, 'Write to us')

/** Fills in and sends the open form with this email. */
async function send(page: Page, email: string, message: string): Promise<void> {
  await form(page).getByLabel('Name').fill('Kay Link')
  await form(page).getByLabel('Email').fill(email)
  await form(page).getByLabel('Message').fill(message)
  await form(page).getByRole('button').click()
  await expect(form(page).getByRole('status')).toContainText(`We answer to ${email}`)
}

test('Quotes and messages are sent from three places, and reach the admin', async ({
  page,
  shop,
  newVisitor,
}) => {
  const [part]: readonly { readonly _id: string; readonly name: string }[] = await (
    await page.request.get('/api/items')
  ).json()
  if (!part) throw new Error('The sample catalogue has no parts.')
  await page.goto('/')

  await test.step('Request For Quote leads to a form that names what is missing', async () => {
    await page.getByRole('link', { name: 'Request For Quote' }).click()
    await expect(page).toHaveURL('/quote')
    await expect(form(page).getByRole('button')).toBeEnabled()
    await form(page).getByRole('button').click()
    for (const message of ['Name is Required', 'Email is Required', 'Message is Required']) {
      await expect(form(page).getByText(message, { exact: true })).toBeVisible()
    }
    await send(page, 'forty-keys@example.com', 'Forty spoke keys, please.')
  })

  await test.step('Contact US leads to a form', async () => {
    await navbar(page).getByRole('link', { name: 'Home' }).click()
    await page.getByRole('link', { name: 'Contact US' }).click()
    await expect(page).toHaveURL('/contact')
    await send(page, 'robin@example.com', 'Where is my parcel?')
  })

  await test.step('A part’s button fills the form with that part', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Items' }).click()
    await page.getByRole('link', { name: part.name }).click()
    await expect(page).toHaveURL(`/quote?item=${part._id}`)
    await expect(page.getByRole('region', { name: 'Your quote is for' })).toContainText(part.name)
    await send(page, 'jo@example.com', 'A hundred of these.')
  })

  const adminPage = await newVisitor()
  await beAdmin(adminPage, shop.admin)
  await adminPage.goto('/dashboard')

  await test.step('Request For Quote leads to a form, and its request reaches the admin, who marks it as handled', async () => {
    const main = adminPage.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Wants an answer' })).toBeVisible()
    await adminPage
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: 'Requests' })
      .click()
    const row = rowOf(adminPage, 'forty-keys@example.com')
    for (const text of ['Request for a quote', 'Forty spoke keys, please.', 'Kay Link', 'Open']) {
      await expect(row).toContainText(text)
    }
    await row.getByRole('button', { name: 'Mark as handled' }).click()
    await expect(toast(adminPage, 'The request of Kay Link is marked as handled')).toBeVisible()
    await expect(row.getByText('Handled', { exact: true })).toBeVisible()
  })

  await test.step('Contact US leads to a form, and the admin sees a message', async () => {
    await expect(rowOf(adminPage, 'robin@example.com')).toContainText('MessageWhere is my parcel?')
  })

  await test.step('A part’s button fills the form with that part, and the request names it', async () => {
    await expect(rowOf(adminPage, 'jo@example.com')).toContainText(`About: ${part.name}`)
  })
})

test('The links of the navbar and the footer lead to the blog, the portfolio and the pages about the shop', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto('/')

  await test.step('The blog asks six questions and answers five of them', async () => {
    await page.getByRole('link', { name: 'Blogs' }).click()
    await expect(page).toHaveURL('/blog')
    const questions = main.getByRole('article')
    await expect(questions).toHaveCount(6)
    const open = questions.filter({ hasText: 'No answer here' })
    await expect(open).toHaveCount(1)
    await expect(open.getByRole('heading')).toContainText(/search/i)
  })

  await test.step('The portfolio has education, skills and two website links', async () => {
    await page.getByRole('link', { name: 'My Portfolio' }).click()
    await expect(page).toHaveURL('/portfolio')
    for (const name of ['Education', 'Skills', 'Websites']) {
      await expect(main.getByRole('heading', { level: 2, name })).toBeVisible()
    }
    await expect(main.getByRole('link')).toHaveCount(2)
    for (const link of await main.getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//)
    }
  })

  await test.step('Each link of the footer leads to a page with a heading of its name', async () => {
    const footer = page.getByRole('navigation', { name: 'About the shop' })
    for (const name of ['Delivery', 'Returns', 'Privacy', 'Terms', 'Contact']) {
      await footer.getByRole('link', { name }).click()
      await expect(page).toHaveURL(`/${name.toLowerCase()}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    }
  })
})
