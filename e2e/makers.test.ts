import { expectAccessible } from './support/accessibility.ts'
import { beAdmin } from './support/customer.ts'
import { rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { toast } from './support/screens.ts'

test('An owner adds a maker and assigns it to all products: the task disappears, and the page of a tool shows the maker', async ({
  page,
  shop,
  newVisitor,
}) => {
  await beAdmin(page, shop.admin)
  const main = page.getByRole('main')
  await page.goto('/dashboard')
  const task = main.getByRole('link', { name: /^\d+ tools have no maker$/ })
  await expect(task).toBeVisible()

  await page.goto('/dashboard/makers')
  await main.getByRole('button', { name: 'Add a maker' }).click()
  const form = main.getByRole('form', { name: 'Add a maker' })
  await form.getByRole('button', { name: 'Save the maker' }).click()
  await expect(form.getByText('Enter the name.').first()).toBeVisible()
  await form.getByLabel('Name').first().fill('Northgate Tools')
  await form.getByLabel('Postal address').first().fill('12 Mill Lane\nSheffield S1 2AB')
  await form.getByLabel('Country').selectOption('GB')
  await form.getByLabel('Electronic address').first().fill('safety@northgate.example')
  await expect(form.getByText('This country is outside of the European Union.')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Name').nth(1).fill('Northgate EU GmbH')
  await form.getByLabel('Postal address').nth(1).fill('Hafenstraße 3\n20457 Hamburg')
  await form.getByLabel('Electronic address').nth(1).fill('https://northgate.example/eu')
  await form.getByRole('button', { name: 'Save the maker' }).click()
  await expect(toast(page, 'Maker: Northgate Tools is saved')).toBeVisible()
  await expect(rowOf(page, 'Northgate Tools')).toBeVisible()

  for (const list of ['/dashboard/manageproduct?state=no-maker', '/dashboard/parts?state=no-maker']) {
    await page.goto(list)
    await expect(main.getByRole('row').nth(1)).toBeVisible()
    const all = main.getByRole('checkbox', { name: 'All on this page' })
    for (await expect(all).toBeVisible(); (await all.count()) > 0; ) {
      await all.check()
      const count = await main.getByRole('checkbox', { name: /^Select: / }).count()
      await main.getByRole('button', { name: 'Set the maker' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Maker').selectOption('Northgate Tools')
      await dialog.getByRole('button', { name: 'Set the maker' }).click()
      await expect(dialog).toBeHidden({ timeout: 60_000 })
      // The changed rows leave the filtered list.
      await expect(main.getByRole('checkbox', { name: /^Select: / })).not.toHaveCount(count)
      await expect(main.getByText(`${count} ${count === 1 ? 'product' : 'products'} changed`)).toBeVisible()
    }
  }

  await page.goto('/dashboard')
  await expect(main.getByText('The official notice about the legal guarantee is missing')).toBeVisible()
  await expect(main.getByText(/have no maker$/)).toHaveCount(0)

  const [tool] = (await (await page.request.get('/api/tools?limit=1')).json()) as { _id: string }[]
  // The page has it without JavaScript.
  expect(await (await page.request.get(`/tool/${tool?._id}`)).text()).toContain('Northgate EU GmbH')
  const visitor = await newVisitor()
  await visitor.goto(`/tool/${tool?._id}`)
  const safety = visitor.getByRole('region', { name: 'Safety and maker' })
  await expect(safety).toContainText('United Kingdom')
  await expect(safety.getByRole('link', { name: 'safety@northgate.example' })).toHaveAttribute(
    'href',
    'mailto:safety@northgate.example',
  )
  await expectAccessible(visitor)
})
