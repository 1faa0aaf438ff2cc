// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  confirmRestock,
  removeRestock,
  requestOwnRestock,
  requestRestock,
} from '../../../contract/catalogue/restock-requests.ts'
import { fieldTexts } from '../../../contract/field-texts.ts'
import { dropSession, keepSession } from '../../session/access-token/stored-session.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { RestockForm } from './restock-form.tsx'
import { RestockLinkPage } from './restock-link-page.tsx'
import { restockLinkTexts, restockTexts } from './texts.ts'

const tool = { _id: 'cone', name: 'Cone wrench', img: '', shortDescription: '', availableQuantity: 0 }
const settings: typeof testSettings = { ...testSettings, extensions: ['requestRestock'] }
let shop: FakeShop

beforeEach(() => {
  dropSession()
  shop = new FakeShop()
  shop.answers(requestRestock, { acknowledged: true })
  shop.answers(confirmRestock, { acknowledged: true })
  shop.answers(removeRestock, { acknowledged: true })
})
afterEach(cleanup)

const show = (change: object = {}, offered = settings) =>
  renderInShop(
    shop,
    [{ path: '/', Component: () => <RestockForm product={{ ...tool, ...change }} /> }],
    '/',
    offered,
  )

describe('The request for an email', () => {
  test('sends the typed address, and asks to confirm it', async () => {
    const { user } = show()
    await user.click(screen.getByRole('button', { name: restockTexts.submit }))
    expect(screen.getByText(restockTexts.required)).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText(restockTexts.email))
    await user.keyboard('ada@example.com')
    await user.click(screen.getByRole('button', { name: restockTexts.submit }))
    expect(await screen.findByText(restockTexts.confirmIt)).toBeDefined()
    expect(shop.callsOf(requestRestock)).toMatchObject([
      { params: { id: 'cone' }, body: { email: 'ada@example.com' } },
    ])
  })

  test('from a customer uses the account’s address', async () => {
    keepSession('token', { email: 'ada@example.com', name: 'Ada' })
    shop.answers(requestOwnRestock, { acknowledged: true, confirmed: true })
    const { user } = show()
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: restockTexts.submit }))
    expect(await screen.findByText(restockTexts.confirmed)).toBeDefined()
  })

  test('shows the reason for a refusal at the field, and keeps the address', async () => {
    shop.refuses(requestRestock, 'TOOL_NOT_FOUND')
    const { user } = show()
    await user.type(screen.getByLabelText(restockTexts.email), 'ada@example.com')
    await user.click(screen.getByRole('button', { name: restockTexts.submit }))
    expect(await screen.findByText(/no longer in the shop/)).toBeDefined()
    const field = screen.getByLabelText<HTMLInputElement>(restockTexts.email)
    expect(field.value).toBe('ada@example.com')
    expect(document.activeElement).toBe(field)
  })

  test.each([
    ['enough stock', { availableQuantity: 5 }, settings],
    ['a backend without letters', {}, testSettings],
  ])('is not offered with %s', (_, change, offered) => {
    show(change, offered)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('is offered when fewer pieces are left than the minimum order', () => {
    show({ availableQuantity: 3, minOrderQuantity: 10 })
    expect(screen.getByRole('heading', { name: restockTexts.heading })).toBeDefined()
  })
})

describe('The link of the email', () => {
  const open = (address: string) =>
    renderInShop(shop, [{ path: '/restock', Component: RestockLinkPage }], address, settings)

  test('confirms only when the button is pressed, and can remove the request', async () => {
    const { user } = open('/restock#token=abcdefghijklmnopqrstuvwxyz')
    const confirm = await screen.findByRole('button', { name: restockLinkTexts.confirm })
    expect(shop.callsOf(confirmRestock)).toEqual([])
    await user.click(confirm)
    expect(await screen.findByText(restockLinkTexts.confirmed)).toBeDefined()
    await user.click(screen.getByRole('button', { name: restockLinkTexts.remove }))
    expect(await screen.findByText(restockLinkTexts.removed)).toBeDefined()
    expect(shop.callsOf(removeRestock)).toMatchObject([{ body: { token: 'abcdefghijklmnopqrstuvwxyz' } }])
  })

  test('is reported as incomplete if a part is missing, instead of missing fields', async () => {
    shop.answers(confirmRestock, () => {
      throw refusal('INPUT_INVALID', { token: fieldTexts.incompleteLink })
    })
    const { user } = open('/restock#token=abc')
    await user.click(await screen.findByRole('button', { name: restockLinkTexts.confirm }))
    expect((await screen.findByRole('alert')).textContent).toBe(fieldTexts.incompleteLink)
  })

  test('is reported as missing if it has no secret', async () => {
    cleanup()
    renderInShop(shop, [{ path: '/restock-empty', Component: RestockLinkPage }], '/restock-empty', settings)
    expect(await screen.findByText(restockLinkTexts.noLink)).toBeDefined()
  })
})
