// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  hideReview,
  hidingForm,
  listWrittenReviews,
  type WrittenReview,
} from '../../../contract/catalogue/reviews.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { ReviewsPage } from './reviews-page.tsx'
import { reviewsTexts } from './texts.ts'

const shown: WrittenReview = {
  _id: 'r1',
  img: '/pictures/hub.webp',
  name: 'Ada',
  email: 'ada@example.com',
  review: 'True to the millimetre.',
  ratings: 4,
  createdAt: Date.UTC(2026, 10, 1, 12),
  hiddenAt: null,
  hiddenBy: null,
}
const hidden: WrittenReview = {
  ...shown,
  _id: 'r2',
  name: 'Bob',
  email: '',
  review: null,
  hiddenAt: Date.UTC(2026, 10, 2, 12),
  hiddenBy: 'boss@example.com',
}

let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  stubDialogs()
  shop = new FakeShop()
  shop.answers(listWrittenReviews, [shown, hidden])
  shop.answers(hideReview, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const show = (extensions = ['listWrittenReviews'], search = '') =>
  renderInShop(
    shop,
    [{ path: '/dashboard/reviews', Component: ReviewsPage }],
    `/dashboard/reviews${search}`,
    {
      ...testSettings,
      extensions,
    },
  )
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`${name}`) }))

test('Each review shows its author, text and visibility', async () => {
  show()
  const row = await rowOf('Ada')
  expect(row.getByRole('link', { name: 'ada@example.com' })).toBeDefined()
  expect(row.getByRole('img', { name: '4 out of 5 stars' })).toBeDefined()
  expect(row.getByText('True to the millimetre.')).toBeDefined()
  expect(row.getByText(reviewsTexts.shown)).toBeDefined()
  const other = await rowOf('Bob')
  expect(other.getByText(reviewsTexts.noText)).toBeDefined()
  expect(other.getByText(reviewsTexts.hidden)).toBeDefined()
  expect(other.getByText(/by boss@example.com/)).toBeDefined()
})

test('Hiding a review asks for a reason, sends one request, and the same button shows it again', async () => {
  const { user } = show()
  const button = (await rowOf('Ada')).getByRole('button', { name: 'Hide: review of Ada' })
  await user.dblClick(button)
  const dialog = within(await screen.findByRole('dialog', { name: reviewsTexts.hideTitle('Ada') }))
  expect(shop.callsOf(hideReview)).toEqual([])
  await user.selectOptions(dialog.getByLabelText(reviewsTexts.reason), 'advertising')
  await user.type(dialog.getByLabelText(reviewsTexts.note), 'Names a rival.')
  shop.answers(listWrittenReviews, [
    {
      ...shown,
      hiddenAt: Date.UTC(2026, 10, 3),
      hiddenReason: 'advertising',
      hiddenNote: 'Names a rival.',
    },
  ])
  await user.click(dialog.getByRole('button', { name: reviewsTexts.hideYes }))
  await vi.waitFor(() => expect(button.textContent).toBe('Show again: review of Ada'))
  expect(shop.callsOf(hideReview)).toMatchObject([
    { params: { id: 'r1' }, body: { hidden: true, reason: 'advertising', note: 'Names a rival.' } },
  ])
  expect(heard.toasts).toEqual([`success: ${reviewsTexts.isHidden('Ada')}`])
  const row = await rowOf('Ada')
  expect(row.getByText(reviewsTexts.reasons.advertising)).toBeDefined()
  expect(row.getByText('Names a rival.')).toBeDefined()
  await user.click(button)
  await vi.waitFor(() => expect(heard.toasts[1]).toBe(`success: ${reviewsTexts.isShown('Ada')}`))
  expect(shop.callsOf(hideReview)[1]?.body).toEqual({ hidden: false })
})

async function hideAda(user: ReturnType<typeof show>['user']) {
  await user.click((await rowOf('Ada')).getByRole('button', { name: 'Hide: review of Ada' }))
  const dialog = within(await screen.findByRole('dialog', { name: reviewsTexts.hideTitle('Ada') }))
  return { dialog, yes: dialog.getByRole('button', { name: reviewsTexts.hideYes }) }
}

test('"Another reason" needs a note, and nothing is sent without one', async () => {
  const { user } = show()
  const { dialog, yes } = await hideAda(user)
  await user.selectOptions(dialog.getByLabelText(reviewsTexts.reason), 'other')
  await user.click(yes)
  expect(dialog.getByText(hidingForm.note.required)).toBeDefined()
  expect(shop.callsOf(hideReview)).toEqual([])
  await user.type(dialog.getByLabelText(reviewsTexts.note), 'Written twice.')
  await user.click(yes)
  await vi.waitFor(() => expect(shop.callsOf(hideReview)).toHaveLength(1))
})

test("In a list of shown reviews, a hidden review's row disappears, and the heading takes the focus", async () => {
  const { user } = show(undefined, '?state=shown')
  const { yes } = await hideAda(user)
  expect(shop.callsOf(listWrittenReviews)[0]?.query).toMatchObject({ state: 'shown' })
  shop.answers(listWrittenReviews, [])
  await user.click(yes)
  await vi.waitFor(() => expect(screen.queryByText('Ada')).toBeNull())
  expect(document.activeElement?.textContent).toBe(reviewsTexts.caption)
})

test('A refusal shows its reason in the dialog, and keeps the typed text', async () => {
  shop.refuses(hideReview, 'REVIEW_NOT_FOUND')
  const { user } = show()
  const { dialog, yes } = await hideAda(user)
  await user.type(dialog.getByLabelText(reviewsTexts.note), 'Rude.')
  await user.click(yes)
  expect((await dialog.findByRole('alert')).textContent).toBe(refusal('REVIEW_NOT_FOUND').message)
  expect(dialog.getByLabelText<HTMLTextAreaElement>(reviewsTexts.note).value).toBe('Rude.')
  expect(heard.toasts).toEqual([])
})

test('A backend without this list shows a notice and gets no request', async () => {
  show([])
  expect(await screen.findByText(reviewsTexts.notOffered)).toBeDefined()
  expect(shop.calls).toEqual([])
})

test('Several reviews can be hidden for one reason, and nothing is hidden if a required note is missing', async () => {
  shop.answers(listWrittenReviews, [shown, { ...shown, _id: 'r3', name: 'Cy' }])
  const { user } = show()
  await rowOf('Ada')
  for (const name of ['Ada', 'Cy']) await user.click((await rowOf(name)).getByRole('checkbox'))
  await user.click(
    within(screen.getByRole('group', { name: '2 selected' })).getByRole('button', { name: 'Hide' }),
  )
  const question = within(screen.getByRole('dialog'))
  await user.selectOptions(question.getByLabelText('Reason'), reviewsTexts.reasons.other)
  await user.click(question.getByRole('button', { name: 'Hide' }))
  expect(question.getByRole('alert').textContent).toContain(hidingForm.note.required)
  expect(shop.callsOf(hideReview)).toEqual([])
  await user.type(question.getByLabelText('Note'), 'Copied from elsewhere')
  await user.click(question.getByRole('button', { name: 'Hide' }))
  expect(await screen.findByText('2 reviews hidden')).toBeDefined()
  const body = { hidden: true, reason: 'other', note: 'Copied from elsewhere' }
  expect(shop.callsOf(hideReview)).toMatchObject([
    { params: { id: 'r1' }, body },
    { params: { id: 'r3' }, body },
  ])
  // The next question must not contain the previous note.
  await user.click((await rowOf('Ada')).getByRole('checkbox'))
  await user.click(
    within(screen.getByRole('group', { name: '1 selected' })).getByRole('button', { name: 'Hide' }),
  )
  expect(question.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('')
  expect(question.getByLabelText<HTMLSelectElement>('Reason').value).toBe('insult')
})
