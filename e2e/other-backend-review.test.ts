import type { Page } from '@playwright/test'
import { beSignedInAt, expect, test } from './stand-in/journey.ts'
import type { StandIn } from './stand-in/stand-in.ts'
import { choosePicture } from './support/picture-file.ts'
import { closeToasts, navbar, toast } from './support/screens.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Add Reviews' })
const add = (page: Page) => form(page).getByRole('button', { name: 'Add review' })

function reviews({ calls }: StandIn) {
  return calls.filter(({ method, address }) => method === 'POST' && address === '/review')
}

test('Reviews are sent with the fields of the spec, and the form keeps a refused one', async ({
  page,
  backend,
  shop,
  expectConsole,
}) => {
  expectConsole('status of 500')
  const { email, name } = await beSignedInAt(backend, page)
  const img = expect.stringMatching(`^${shop.url}/images/[0-9a-f]{64}\\.webp$`)
  const withoutText = { img, name, email, review: '', ratings: 5 }
  await page.goto('/dashboard/addreview')

  await test.step('A review without text is sent, and the form keeps a refused one', async () => {
    backend.answerNext('POST /review', { status: 500 })
    await choosePicture(form(page).getByLabel('Image'))
    await form(page).getByRole('radio', { name: '5 stars' }).check()
    await add(page).click()
    await expect(toast(page, 'Sorry faild to add the review!')).toBeVisible()
    await expect(form(page).getByRole('radio', { name: '5 stars' })).toBeChecked()
    await add(page).click()
    await expect(toast(page, 'Review Added Successfully')).toBeVisible()
    expect(reviews(backend).map(({ body }) => body)).toEqual([withoutText, withoutText])
  })
  await test.step('A review is sent with the fields of the spec and appears on the home page', async () => {
    await closeToasts(page)
    await choosePicture(form(page).getByLabel('Image'))
    await form(page).getByRole('radio', { name: '4 stars' }).check()
    await form(page).getByLabel('Review').fill('True as a spoke.')
    await add(page).click()
    await expect(toast(page, 'Review Added Successfully')).toBeVisible()
    expect(reviews(backend).map(({ body }) => body)).toEqual([
      withoutText,
      withoutText,
      { img, name, email, review: 'True as a spoke.', ratings: 4 },
    ])
    await navbar(page).getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('main').getByText('True as a spoke.')).toBeVisible()
  })
})
