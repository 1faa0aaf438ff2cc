import { expect, test } from './stand-in/journey.ts'
import { figure } from './support/screens.ts'

// The server caches pages of another backend for half a minute, so the first test opens the home page of a new shop.

test('Odd rows are shown as far as possible, and hydration changes nothing on the page', async ({
  page,
  backend,
}) => {
  const [gauge, setter] = backend.books.tools
  const [review] = backend.books.reviews
  if (!gauge || !setter || !review) throw new Error('The stand-in has goods and reviews.')
  backend.books.tools = [
    gauge,
    { ...setter, _id: '..', name: 'Tool of no address' },
    { ...setter, _id: 'nameless', name: null },
    { ...setter, _id: 'ключ', name: 'Foreign wrench', img: 'http://[bad', price: '$1,234.50' },
    {
      ...setter,
      _id: 'priceless',
      name: 'Priceless jig',
      price: 'ask',
      availableQuantity: '',
      minOrderQuantity: null,
    },
    { ...setter, _id: 'half', name: 'Half \ud83d a bit', availableQuantity: 4.5, minOrderQuantity: ' 2 ' },
  ]
  backend.books.reviews = [
    { ...review, ratings: 4.5 },
    { ...review, _id: 'r7', name: null, ratings: '7' },
    { ...review, _id: 'none', review: null, ratings: 'many' },
  ]

  await page.goto('/')
  const main = page.getByRole('main')
  const card = (name: string) => main.getByRole('listitem').filter({ hasText: name })
  await expect(card('Foreign wrench')).toContainText('$1,234.50')
  await expect(card('Priceless jig')).toContainText('on request')
  await expect(card('Half')).toContainText('4 available')
  await expect(main.getByText('Tool of no address')).toHaveCount(0)
  await expect(main.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'A customer' })).toHaveCount(1)
  await expect(main.getByRole('img', { name: '5 out of 5 stars', exact: true })).toBeVisible()

  await main.getByRole('link', { name: 'Priceless jig', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Priceless jig' })).toBeVisible()
  await expect(figure(page, 'Price')).toHaveText('on request')
  await expect(main.getByText('you cannot book it here')).toBeVisible()
  await page.goBack()
  await main.getByRole('link', { name: 'Foreign wrench', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Foreign wrench' })).toBeVisible()
})

test('A list that fails to load leaves the other lists in place, and loads on retry', async ({
  page,
  backend,
  expectConsole,
}) => {
  expectConsole('status of 500')
  await page.goto('/blog')
  backend.answerNext('GET /review', { status: 500 })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('This list is not available now.')).toHaveCount(1)
  await expect(main.getByRole('listitem').filter({ hasText: 'Dishing gauge' })).toBeVisible()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByText('Came the next morning, square and straight.')).toBeVisible()
  await expect(main.getByText('This list is not available now.')).toHaveCount(0)
})
