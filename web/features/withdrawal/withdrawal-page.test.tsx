// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findWithdrawable, withdraw } from '../../../contract/orders/withdrawals.ts'
import { ApiError } from '../../api/api-error.ts'
import { links } from '../../routing/links.ts'
import { dropSession } from '../../session/access-token/stored-session.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { takeStep } from './take-step.ts'
import { withdrawalTexts as texts } from './texts.ts'
import { WithdrawalPage } from './withdrawal-page.tsx'

const order = {
  number: 'TW-1042-9',
  tool: 'Hex key set',
  quantity: 1,
  price: 24,
  paid: true,
  state: 'open',
  until: null,
  withdrawnAt: null,
}

let shop: FakeShop
beforeEach(() => {
  sessionStorage.clear()
  dropSession()
  shop = new FakeShop()
  shop.answers(findWithdrawable, { orders: [order] })
  shop.answers(withdraw, { orders: [{ ...order, state: 'withdrawn', withdrawnAt: 1 }] })
})
afterEach(cleanup)

function show() {
  return renderInShop(
    shop,
    [{ path: links.withdraw, Component: WithdrawalPage, action: takeStep }],
    links.withdraw,
    { ...testSettings, extensions: ['findWithdrawable', 'withdraw'] },
  )
}

const fields = () =>
  [texts.number, texts.email].map((label) => screen.getByLabelText<HTMLInputElement>(label))
const values = () => fields().map(({ value }) => value)
const press = (name: string) => screen.getByRole('button', { name })

async function find() {
  const { user } = show()
  await user.type(screen.getByLabelText(texts.number), order.number)
  await user.type(screen.getByLabelText(texts.email), 'ada@example.com')
  await user.click(press(texts.find))
  await screen.findByText(texts.choose)
  return user
}

test('Typed values survive a reload at either step until the shop has received the withdrawal', async () => {
  await find()
  cleanup()
  const { user } = show()
  expect(values()).toEqual([order.number, 'ada@example.com'])
  await user.click(press(texts.find))
  await user.click(await screen.findByRole('button', { name: texts.confirm }))
  await screen.findByText(texts.done)
  await waitFor(() => expect(sessionStorage.length).toBe(0))
})

test('An error is reported once, at its field, which takes the focus', async () => {
  const message = 'This is not the number of an order.'
  shop.answers(findWithdrawable, () => {
    throw new ApiError({ status: 422, code: 'INPUT_INVALID', message, fields: { number: message } })
  })
  const { user } = show()
  await user.type(screen.getByLabelText(texts.number), 'TW-1')
  await user.type(screen.getByLabelText(texts.email), 'ada@example.com')
  await user.click(press(texts.find))
  expect(await screen.findAllByText(message)).toHaveLength(1)
  expect(document.activeElement).toBe(fields()[0])
  expect(screen.getByRole('link', { name: texts.contact })).toBeDefined()
})

test('A link to withdraw another number shows an empty field for it, with the same email', async () => {
  const user = await find()
  await user.click(screen.getByRole('link', { name: texts.back }))
  cleanup()
  show()
  expect(values()).toEqual(['', 'ada@example.com'])
})
