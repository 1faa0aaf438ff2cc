// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeReviewReply, replyForm, replyToReview } from '../../../contract/catalogue/review-replies.ts'
import { listWrittenReviews, type WrittenReview } from '../../../contract/catalogue/reviews.ts'
import { namedLanguage, type ShopLanguages } from '../../../contract/languages/languages.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { ReviewsPage } from './reviews-page.tsx'
import { replyTexts as texts } from './texts.ts'

const review: WrittenReview = {
  _id: 'r1',
  img: '/pictures/hub.webp',
  name: 'Ada',
  email: 'ada@example.com',
  review: 'Loose.',
  ratings: 2,
  createdAt: Date.UTC(2026, 10, 1, 12),
  hiddenAt: null,
  hiddenBy: null,
  replyVersion: 0,
  repliedBy: null,
}
const answered: WrittenReview = {
  ...review,
  reply: { text: 'Sorry.', at: Date.UTC(2026, 10, 2, 12) },
  replyVersion: 1,
  repliedBy: 'boss@example.com',
}
const label = texts.label(testSettings.shop.company.name)

let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  stubDialogs()
  localStorage.clear()
  shop = new FakeShop()
  shop.answers(listWrittenReviews, [review])
  shop.answers(replyToReview, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  shop.answers(removeReviewReply, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const show = (extensions = ['listWrittenReviews', 'replyToReview'], languages?: ShopLanguages) =>
  renderInShop(shop, [{ path: '/dashboard/reviews', Component: ReviewsPage }], '/dashboard/reviews', {
    ...testSettings,
    extensions,
    ...(languages && { languages }),
  })
const button = (text: string) => screen.findByRole('button', { name: `${text}: review of Ada` })

test('A reply can be written in its row by keyboard, and is shown there', async () => {
  const { user } = show()
  ;(await button(texts.reply)).focus()
  await user.keyboard('{Enter}')
  const field = await screen.findByLabelText(label)
  expect(document.activeElement).toBe(field)
  await user.keyboard('Sorry.{Enter}Send it back.')
  shop.answers(listWrittenReviews, [answered])
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Sorry.')).toBeDefined()
  expect(screen.getByText(/by boss@example.com/)).toBeDefined()
  expect(shop.callsOf(replyToReview)).toMatchObject([
    { params: { id: 'r1' }, body: { reply: 'Sorry.\nSend it back.', version: 0 } },
  ])
  expect(heard.toasts).toEqual([`success: ${texts.published('Ada')}`])
})

test('A reply can be given in the other languages of the shop', async () => {
  const languages = { standard: 'en', offered: (['en', 'de', 'fr'] as const).map(namedLanguage) } as const
  shop.answers(listWrittenReviews, [{ ...answered, replyTranslations: { fr: 'Désolés.' } }])
  const { user } = show(undefined, languages)
  expect(await screen.findByText('Also in French.')).toBeDefined()
  await user.click(await button(texts.edit))
  const french = await screen.findByLabelText<HTMLTextAreaElement>('The reply in French')
  expect([french.value, french.lang]).toEqual(['Désolés.', 'fr'])
  await user.click(screen.getByText('Add German'))
  await user.type(screen.getByLabelText('The reply in German'), 'Es tut uns leid.')
  await user.clear(french)
  await user.click(screen.getByRole('button', { name: texts.publish }))
  await vi.waitFor(() => expect(shop.callsOf(replyToReview)).toHaveLength(1))
  expect(shop.callsOf(replyToReview)[0]?.body).toEqual({
    reply: 'Sorry.',
    version: 1,
    translations: { de: 'Es tut uns leid.', fr: '' },
  })
})

test('In a shop of one language, a reply has no other languages', async () => {
  const { user } = show()
  await user.click(await button(texts.reply))
  expect(screen.queryByText(/^Add /)).toBeNull()
})

test('An empty reply is not sent, and an error says that the text is missing', async () => {
  const { user } = show()
  await user.click(await button(texts.reply))
  await user.click(await screen.findByRole('button', { name: texts.publish }))
  expect(screen.getByText(replyForm.reply.required)).toBeDefined()
  expect(shop.callsOf(replyToReview)).toEqual([])
})

test('The second of two admins sees the reply of the first, keeps the typed text and can publish it', async () => {
  shop.refuses(replyToReview, 'REPLY_CHANGED')
  const { user } = show()
  await user.click(await button(texts.reply))
  await user.type(await screen.findByLabelText(label), 'My words.')
  shop.answers(listWrittenReviews, [answered])
  await user.click(screen.getByRole('button', { name: texts.publish }))
  expect((await screen.findByRole('alert')).textContent).toBe(refusal('REPLY_CHANGED').message)
  expect(await screen.findByText('Sorry.')).toBeDefined()
  expect(screen.getByLabelText<HTMLTextAreaElement>(label).value).toBe('My words.')
  shop.answers(replyToReview, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  await user.click(screen.getByRole('button', { name: texts.publish }))
  await vi.waitFor(() => expect(heard.toasts).toHaveLength(1))
  expect(shop.callsOf(replyToReview)[1]?.body).toEqual({ reply: 'My words.', version: 1 })
})

test('A reply is removed after a confirmation', async () => {
  shop.answers(listWrittenReviews, [answered])
  const { user } = show()
  await user.click(await button(texts.remove))
  const dialog = within(await screen.findByRole('dialog', { name: texts.removeTitle('Ada') }))
  shop.answers(listWrittenReviews, [{ ...review, replyVersion: 2 }])
  await user.click(dialog.getByRole('button', { name: texts.remove }))
  await button(texts.reply)
  expect(shop.callsOf(removeReviewReply)).toMatchObject([{ params: { id: 'r1' }, query: { version: 1 } }])
})

test('A backend without replies shows no form for them', async () => {
  show(['listWrittenReviews'])
  await screen.findByText('Loose.')
  expect(screen.queryByRole('button', { name: /Reply/ })).toBeNull()
})
