import { expect, test } from './support/journey.ts'
import { navbar } from './support/screens.ts'

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('One tap on the home page answers a question, and the first screen shows five tools', async ({
    page,
  }) => {
    for (const [question, tool] of [
      ['something to remove a 12-speed Shimano cassette', 'Cassette lockring tool'],
      ['the tool for my threaded bottom bracket', 'Bottom bracket cup tool'],
    ] as const) {
      await test.step(`“${question}” is answered from the home page with one tap after the words`, async () => {
        await page.goto('/')
        const field = navbar(page).getByRole('searchbox', { name: 'Search' })
        await field.click()
        await expect(navbar(page).getByRole('combobox', { name: 'Search' })).toBeFocused()
        await page.keyboard.type(question)
        await page.getByRole('option').filter({ hasText: tool }).click()
        await expect(page.getByRole('heading', { level: 1 })).toContainText(tool)
      })
    }

    await test.step('The first screen shows five tools', async () => {
      await page.goto('/tools')
      await page.evaluate(() => document.fonts.ready)
      const fifth = page.getByRole('main').getByRole('listitem').nth(4)
      const { y, height } = (await fifth.boundingBox()) ?? { y: Number.NaN, height: Number.NaN }
      const navbarHeight = (await page.locator('.navbar').boundingBox())?.height ?? Number.NaN
      expect(y + height).toBeLessThanOrEqual(780 + navbarHeight)
      expect(y).toBeLessThan(780)
    })
  })
})

test('The address contains the choices, so that Back, a reload and a link show the same list', async ({
  page,
}) => {
  await page.goto('/tools')
  const count = page.getByRole('main').getByRole('status')
  await expect(count).toHaveText('33 found')
  await page.getByRole('radio', { name: /^Measuring tools/ }).click()
  await expect(count).toHaveText('4 found')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, highest first')
  await expect(page).toHaveURL('/tools?category=Measuring+tools&sort=-price')
  const names = page.getByRole('main').getByRole('listitem').getByRole('heading')
  // The address changes before the list is painted.
  await expect(names.first()).toHaveText('Spoke tension meter')
  const sorted = await names.allTextContents()
  await page.reload()
  await expect(names).toHaveText(sorted)
  await expect(page.getByRole('radio', { name: /^Measuring tools/ })).toBeChecked()
  await page.getByRole('link', { name: 'Table' }).click()
  await expect(page).toHaveURL(/view=table/)
  await page.goto('/tools')
  // The browser remembers the view.
  await expect(page.getByRole('navigation', { name: 'Sort by' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Remove Measuring tools' }).click()
  await expect(count).toHaveText('33 found')
})

const rangeHint = 'Type a number, for example 12.50.'

test('Words in the price field are refused with an example, and a number typed then is applied', async ({
  page,
}) => {
  await page.goto('/tools')
  const to = page.getByRole('textbox', { name: 'To' }).first()
  const hint = page.getByRole('group', { name: 'Price' }).getByText(rangeHint)
  await expect(hint).toBeHidden()
  await to.fill('cheap')
  await to.press('Tab')
  await expect(hint).toBeVisible()
  await expect(page).toHaveURL('/tools')
  await to.fill('30')
  await to.press('Enter')
  await expect(page.getByRole('link', { name: 'Remove Price up to $30' })).toBeVisible()
  await expect(hint).toBeHidden()
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('words in the price field are refused with an example', async ({ page }) => {
    await page.goto('/tools')
    await page.getByRole('textbox', { name: 'To' }).first().fill('cheap')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('group', { name: 'Price' }).getByText(rangeHint)).toBeVisible()
    await expect(page).toHaveURL('/tools')
  })

  test('the choices are a form, and the views are links', async ({ page }) => {
    await page.goto('/tools?q=wrench')
    await page.getByRole('checkbox', { name: /^In stock/ }).check()
    await page.getByRole('textbox', { name: 'To' }).first().fill('30')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, lowest first')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('link', { name: 'Remove Price up to $30' })).toBeVisible()
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: 'Table' }).click()
    await expect(page.getByRole('navigation', { name: 'Sort by' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remove Price up to $30' })).toBeVisible()
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Combination wrench 15 mm' })
    await row.getByRole('textbox').fill('12')
    await row.getByRole('button', { name: /^Book/ }).click()
    await expect(page).toHaveURL('/tool/combination-wrench?quantity=12')
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Quantity' })).toHaveValue('12')
  })
})
