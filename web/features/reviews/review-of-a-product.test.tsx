// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addReview } from '../../../contract/catalogue/reviews.ts'
import { listOwnOrders } from '../../../contract/orders/orders.ts'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { stubObjectUrls } from '../../testing/browser-stubs.ts'
import { freshUploads } from '../../testing/fake-picture-upload.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { AddReviewPage } from './add-review-page.tsx'
import { addReviewTexts } from './texts.ts'

const paid = sampleOrder({ paid: true })
let shop: FakeShop

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  stubObjectUrls()
  freshUploads()
  keepSession('token', { email: 'ada@example.com', name: 'Ada' })
  shop = new FakeShop()
  shop.answers(addReview, { insertedId: 'r1' })
  shop.answers(listOwnOrders, [
    { ...paid, _id: 'o1', Id: 'whip', tool: 'Chain whip' },
    { ...paid, _id: 'o2', Id: 'whip', tool: 'Chain whip' },
    { ...paid, _id: 'o3', Id: 'press', tool: 'Press' },
    { ...paid, _id: 'o4', Id: 'pump', tool: 'Pump', paid: false },
  ])
})
afterEach(cleanup)

const settings: ShopSettings = { ...testSettings, extensions: ['listToolReviews'] }
const open = (search = '', shown = settings) => {
  const path = '/dashboard/addreview'
  return renderInShop(shop, [{ path, Component: AddReviewPage }], path + search, shown)
}
const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: addReviewTexts.tool })

async function send(): Promise<unknown> {
  const image = await screen.findByLabelText('Image')
  await userEvent.upload(image, new File(['a'], 'a.png', { type: 'image/png' }))
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }))
  await userEvent.click(screen.getByRole('button', { name: addReviewTexts.submit }))
  await waitFor(() => expect(shop.callsOf(addReview).length).toBeGreaterThan(0))
  return shop.callsOf(addReview).at(-1)?.body
}

describe('A review of a tool', () => {
  test('offers each tool of a paid order once, after the shop itself', async () => {
    open()
    const select = await choice()
    expect(select.name).toBe('tool')
    expect([...select.options].map(({ text }) => text)).toEqual([
      addReviewTexts.noTool,
      'Chain whip',
      'Press',
    ])
    expect(select.value).toBe('')
    expect(await send()).not.toHaveProperty('tool')
  })

  test('shows its choice of tools from the start, so that the other fields do not move later', async () => {
    open()
    expect(screen.getByText(addReviewTexts.loading)).toBeDefined()
    expect(screen.queryByLabelText('Image')).toBeNull()
    await choice()
    expect(screen.getByLabelText('Image')).toBeDefined()
  })

  test('is sent with the chosen tool, and afterwards leads to its page', async () => {
    open()
    await userEvent.selectOptions(await choice(), 'Press')
    expect(await send()).toMatchObject({ tool: 'press', ratings: 4 })
    const link = await screen.findByRole('link', { name: addReviewTexts.lookAt('Press') })
    expect(link.getAttribute('href')).toBe('/tool/press#reviews')
  })

  test('starts with the tool in the address, if it was bought', async () => {
    open('?tool=whip')
    expect((await choice()).value).toBe('whip')
    expect(await send()).toMatchObject({ tool: 'whip' })
    cleanup()
    open('?tool=pump')
    expect((await choice()).value).toBe('')
  })

  test('transfers no values to the review of the shop, not even the picture', async () => {
    const { router } = open('?tool=whip')
    await choice()
    await userEvent.upload(screen.getByLabelText('Image'), new File(['a'], 'a.png', { type: 'image/png' }))
    expect(screen.getByLabelText<HTMLInputElement>('Image').files).toHaveLength(1)
    await act(() => router.navigate('/dashboard/addreview'))
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }))
    await userEvent.click(screen.getByRole('button', { name: addReviewTexts.submit }))
    expect(screen.getByText('Image is Required')).toBeDefined()
    expect(shop.callsOf(addReview)).toEqual([])
  })

  test("shows the server's error at its field", async () => {
    shop.answers(addReview, () => {
      throw refusal('REVIEWED_TOOL_NOT_FOR_SALE', { tool: 'No longer here.' })
    })
    open('?tool=whip')
    await choice()
    await send()
    expect((await screen.findByRole('alert')).textContent).toBe('No longer here.')
    expect((await choice()).getAttribute('aria-invalid')).toBe('true')
  })

  test('needs no orders: without a paid order, or with a backend without such reviews, the form has no choice', async () => {
    shop.answers(listOwnOrders, [])
    open()
    expect(await send()).not.toHaveProperty('tool')
    expect(screen.queryByRole('combobox')).toBeNull()
    cleanup()
    shop = new FakeShop()
    open('', testSettings)
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(shop.calls).toEqual([])
  })

  test('reports a failed list of tools, next to a retry', async () => {
    shop.refuses(listOwnOrders, 'BUSY')
    open()
    expect((await screen.findByRole('alert')).textContent).toContain(addReviewTexts.toolsNotLoaded)
  })
})
