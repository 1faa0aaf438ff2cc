// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addReview } from '../../../contract/catalogue/reviews.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { stubObjectUrls } from '../../testing/browser-stubs.ts'
import { freshUploads, uploads } from '../../testing/fake-picture-upload.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, submitTwiceAtOnce } from '../../testing/in-shop.tsx'
import { AddReviewPage } from './add-review-page.tsx'
import { addReviewTexts } from './texts.ts'

const wheel = new File(['wheel'], 'wheel.png', { type: 'image/png' })
let shop: FakeShop
let toastLog: ReturnType<typeof listenForToasts>

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  stubObjectUrls()
  freshUploads()
  keepSession('token', { email: 'ada@example.com', name: 'Ada' })
  shop = new FakeShop()
  shop.answers(addReview, { acknowledged: true, insertedId: 'r1' })
  toastLog = listenForToasts()
})
afterEach(() => {
  toastLog.stop()
  cleanup()
})

const open = () =>
  renderInShop(shop, [{ path: '/dashboard/addreview', Component: AddReviewPage }], '/dashboard/addreview')
const image = () => screen.getByLabelText<HTMLInputElement>('Image')
const text = () => screen.getByLabelText<HTMLTextAreaElement>(addReviewTexts.review)
const star = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const submit = () => userEvent.click(screen.getByRole('button', { name: addReviewTexts.submit }))
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const chosen = () => screen.queryAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value
const filled = () => document.querySelectorAll('.star-given').length

async function fillIn(words = 'True wheels.'): Promise<void> {
  await userEvent.upload(image(), wheel)
  await userEvent.click(star('4 stars'))
  await userEvent.type(text(), words)
}

describe('Add Reviews', () => {
  test('uses the field names of the spec', () => {
    open()
    expect([image().name, star('1 star').name, text().name]).toEqual(['image', 'ratings', 'review'])
    expect(screen.getByRole('group', { name: addReviewTexts.ratings })).toBeDefined()
    expect(screen.getByRole('button', { name: addReviewTexts.submit }).getAttribute('type')).toBe('submit')
  })

  test('shows the required-field errors if the form is empty; the text is optional', async () => {
    open()
    await submit()
    expect(alerts()).toEqual(['Image is Required', 'ratings is Required'])
    expect(shop.calls).toEqual([])
  })

  test('fills the stars up to the one that is chosen by pointer', async () => {
    open()
    await userEvent.click(star('4 stars'))
    expect([chosen(), filled()]).toEqual(['4', 4])
    expect(screen.getByText(addReviewTexts.chosen(4))).toBeDefined()
  })

  test('lets a person choose stars by keyboard', async () => {
    open()
    star('1 star').focus()
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}')
    expect([chosen(), filled()]).toEqual(['3', 3])
  })

  test('uploads the picture first, then sends the five fields, confirms, and clears the form', async () => {
    const { user } = open()
    await fillIn(' True wheels. ')
    await submit()
    await waitFor(() => expect(toastLog.toasts).toEqual(['success: Review Added Successfully']))
    expect(uploads.sent).toEqual([wheel])
    const { body } = shop.callsOf(addReview)[0] ?? {}
    expect(body).toEqual({
      img: '/images/new.webp',
      name: 'Ada',
      email: 'ada@example.com',
      review: 'True wheels.',
      ratings: 4,
    })
    expect([chosen(), filled(), text().value, sessionStorage.length]).toEqual([undefined, 0, '', 0])
    expect(document.querySelector('.image-preview img')).toBeNull()
    await user.click(screen.getByRole('link', { name: addReviewTexts.look }))
    await screen.findByText('at /')
  })

  test('accepts a review without text', async () => {
    open()
    await userEvent.upload(image(), wheel)
    await userEvent.click(star('5 stars'))
    await submit()
    await waitFor(() => expect(toastLog.toasts).toEqual(['success: Review Added Successfully']))
    expect(shop.callsOf(addReview)[0]?.body).toMatchObject({ review: '', ratings: 5 })
  })

  test('shows the reason for a refusal and keeps the values', async () => {
    shop.refuses(addReview, 'BUSY')
    open()
    await fillIn()
    await submit()
    expect((await screen.findByRole('alert')).textContent).toBe(refusal('BUSY').message)
    expect(toastLog.toasts).toEqual(['error: Sorry faild to add the review!'])
    expect([chosen(), text().value, image().files?.length]).toEqual(['4', 'True wheels.', 1])
  })

  test('treats a response without an id as a failure', async () => {
    shop.answers(addReview, { insertedId: '' })
    open()
    await fillIn()
    await submit()
    await waitFor(() => expect(toastLog.toasts).toEqual(['error: Sorry faild to add the review!']))
    expect(text().value).toBe('True wheels.')
  })

  test("shows the server's field error at its field", async () => {
    shop.answers(addReview, () => {
      throw refusal('IMAGE_NOT_OURS', { img: 'Not a picture of ours.' })
    })
    open()
    await fillIn()
    await submit()
    await waitFor(() => expect(alerts()).toEqual(['Not a picture of ours.']))
  })

  test('submits nothing after a failed upload, without a toast', async () => {
    uploads.answer = () => Promise.reject(new Error('This file is damaged.'))
    open()
    await fillIn()
    await submit()
    expect((await screen.findByRole('alert')).textContent).toContain('This file is damaged.')
    expect([toastLog.toasts, shop.calls, text().value]).toEqual([[], [], 'True wheels.'])
  })

  test('sends one request, however often it is submitted', async () => {
    shop.answers(addReview, () => new Promise(() => undefined))
    open()
    await fillIn()
    submitTwiceAtOnce()
    await userEvent.click(await screen.findByRole('button', { name: addReviewTexts.submitting }))
    expect([uploads.sent.length, shop.callsOf(addReview).length]).toEqual([1, 1])
  })

  test('clears the draft if the person leaves the page before the response', async () => {
    const answered = Promise.withResolvers<unknown>()
    shop.answers(addReview, () => answered.promise)
    open()
    await fillIn()
    await submit()
    cleanup()
    answered.resolve({ acknowledged: true, insertedId: 'r1' })
    await waitFor(() => expect(toastLog.toasts).toEqual(['success: Review Added Successfully']))
    open()
    expect([chosen(), filled(), text().value, sessionStorage.length]).toEqual([undefined, 0, '', 0])
  })

  test('keeps the draft through the end of the session and a new sign-in', async () => {
    shop.refuses(addReview, 'SESSION_ENDED')
    open()
    await fillIn()
    await submit()
    await waitFor(() => expect(toastLog.toasts).toHaveLength(1))
    cleanup()
    open()
    expect([chosen(), filled(), text().value]).toEqual(['4', 4, 'True wheels.'])
    shop.answers(addReview, { insertedId: 'r1' })
    await submit()
    await waitFor(() => expect(toastLog.toasts.at(-1)).toBe('success: Review Added Successfully'))
    expect(uploads.sent).toHaveLength(1)
  })
})
