// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changeTool } from '../../../contract/catalogue/tools.ts'
import { getProduct, type Product } from '../../api/rows/products.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { stubObjectUrls } from '../../testing/browser-stubs.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleTool } from '../../testing/sample-tool.ts'
import { othersChangedTexts } from './others-changed-texts.ts'
import { ProductPage } from './product-page.tsx'
import { productFieldTexts, productTexts } from './texts.ts'

let shop: FakeShop
let stored: Product
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  sessionStorage.clear()
  stubObjectUrls()
  keepSession('token', { email: 'boss@example.com', name: 'Boss' })
  stored = { ...sampleTool(), version: 3 }
  shop = new FakeShop()
  shop.answers(getProduct, () => stored)
  shop.answers(changeTool, ({ body }: { body: { version: number } & Partial<Product> }) => {
    if (body.version !== stored.version) throw refusal('PRODUCT_CHANGED')
    stored = { ...stored, ...body, version: body.version + 1, changedBy: 'Boss' }
    return { acknowledged: true, matchedCount: 1, modifiedCount: 1 }
  })
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const open = () =>
  renderInShop(
    shop,
    [{ path: '/dashboard/manageproduct/:toolId', Component: ProductPage }],
    '/dashboard/manageproduct/whip',
    { ...testSettings, extensions: ['changeTool', 'getProduct'] },
  )
const form = async () => within(await screen.findByRole('form', { name: productTexts.editHeading }))
const field = async (label: string) => (await form()).getByLabelText<HTMLInputElement>(label)
/** Makes the other admin save. */
const ada = (changed: Partial<Product>) => {
  stored = { ...stored, ...changed, version: (stored.version ?? 0) + 1, changedBy: 'Ada' }
}
const panel = () => screen.findByRole('region', { name: othersChangedTexts.heading('Ada') })
const sent = () => shop.callsOf(changeTool).map(({ body }) => body)

describe('Two admins who edit one product', () => {
  const retype = async ({ user }: ReturnType<typeof open>, label: string, text: string) => {
    await user.clear(await field(label))
    await user.type(await field(label), text)
  }
  const save = async ({ user }: ReturnType<typeof open>) =>
    user.click((await form()).getByRole('button', { name: productTexts.save }))

  test('keep both changes if they changed different fields, and the second admin is told', async () => {
    const env = open()
    await retype(env, productFieldTexts.name, 'Chain whip, short')
    ada({ price: 26 })
    await save(env)
    await waitFor(() => expect(heard.toasts).toEqual([`success: ${productTexts.saved('Chain whip, short')}`]))
    expect(sent()).toEqual([
      { name: 'Chain whip, short', version: 3 },
      { name: 'Chain whip, short', version: 4 },
    ])
    expect(stored).toMatchObject({ name: 'Chain whip, short', price: 26 })
    const told = await screen.findByText(othersChangedTexts.merged('Ada'))
    expect(told.parentElement?.textContent).toContain('Before24.50Now stored26.00')
    expect((await field(productFieldTexts.price)).value).toBe('26.00')
  })

  test('choose between two values if both changed the same field, and typed values stay until then', async () => {
    const env = open()
    await retype(env, productFieldTexts.price, '23')
    await retype(env, productFieldTexts.description, 'Mine.')
    ada({ price: 26, shortDescription: 'Hers.', name: 'Whip' })
    await save(env)
    const choices = within(await panel())
    expect(choices.getByRole('alert').textContent).toBe(othersChangedTexts.chooseFirst)
    expect(sent()).toHaveLength(1)
    expect((await field(productFieldTexts.name)).value).toBe('Whip')
    expect((await field(productFieldTexts.price)).value).toBe('23')
    const choose = (text: string, label: string) =>
      env.user.click(choices.getByRole('button', { name: new RegExp(`^${text}.*${label}$`) }))
    await choose(othersChangedTexts.keep, productFieldTexts.price)
    await choose(othersChangedTexts.take, productFieldTexts.description)
    expect((await field(productFieldTexts.description)).value).toBe('Hers.')
    await save(env)
    await waitFor(() => expect(heard.toasts).toHaveLength(1))
    expect(sent()[1]).toEqual({ price: 23, version: 4 })
    expect(stored).toMatchObject({ name: 'Whip', price: 23, shortDescription: 'Hers.' })
  })

  test('are told even if the other admin saved before a reload', async () => {
    const env = open()
    await retype(env, productFieldTexts.price, '23')
    env.unmount()
    ada({ price: 26, name: 'Whip' })
    const again = open()
    const choices = within(await panel())
    expect((await field(productFieldTexts.price)).value).toBe('23')
    expect((await field(productFieldTexts.name)).value).toBe('Whip')
    await save(again)
    expect(choices.getByRole('alert').textContent).toBe(othersChangedTexts.chooseFirst)
    expect(sent()).toEqual([])
    await again.user.click(choices.getByRole('button', { name: new RegExp(`^${othersChangedTexts.keep}`) }))
    await save(again)
    await waitFor(() => expect(sent()).toEqual([{ price: 23, version: 4 }]))
  })

  test('can save twice in a row without a message about their own change', async () => {
    const env = open()
    for (const price of ['25', '27']) {
      await retype(env, productFieldTexts.price, price)
      await save(env)
      await waitFor(() => expect(stored.price).toBe(Number(price)))
    }
    await waitFor(() => expect(heard.toasts).toHaveLength(2))
    expect(screen.queryByRole('region', { name: /while you were editing it/ })).toBeNull()
  })
})
