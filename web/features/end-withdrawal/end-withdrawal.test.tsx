// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Order } from '../../../contract/orders/orders.ts'
import { endingForm, endWithdrawal } from '../../../contract/orders/withdrawals.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { endWithdrawalTexts as texts } from './texts.ts'
import { WithdrawalOfOrder } from './withdrawal-of-order.tsx'

let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
  shop.answers(endWithdrawal, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
})
afterEach(cleanup)

const withdrawn = { paid: true, withdrawnAt: 1, withdrawalClosedAt: null, refundable: 37.5 } as const

function show(change: Partial<Order> = {}, extensions = ['endWithdrawal']) {
  function Page() {
    const heading = useRef<HTMLHeadingElement>(null)
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          Order
        </h1>
        <WithdrawalOfOrder
          order={sampleOrder({ ...withdrawn, ...change })}
          onEnded={() => heading.current?.focus()}
        />
      </>
    )
  }
  return renderInShop(shop, [{ path: '/', Component: Page }], '/', { ...testSettings, extensions })
}

test('Ending a withdrawal needs a reason, and moves the focus to the heading', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: /^Close it/ }))
  expect(screen.getByText(texts.questions.closed.text)).toBeDefined()
  await user.click(screen.getByRole('button', { name: texts.questions.closed.confirm }))
  expect(screen.getByText(endingForm.reason.required)).toBeDefined()
  expect(shop.calls).toEqual([])
  await user.type(screen.getByLabelText(texts.reason), 'Half is kept{Enter}')
  expect(await screen.findByRole('button', { name: /^Close it/ })).toBeDefined()
  expect(shop.callsOf(endWithdrawal)).toMatchObject([{ body: { ending: 'closed', reason: 'Half is kept' } }])
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('“Not now” leads back to the button, and a closed withdrawal can only be taken back', async () => {
  const { user } = show({ withdrawalClosedAt: 2 })
  expect(screen.getByText(texts.isClosed)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Close it/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Take it back/ }))
  await user.click(screen.getByRole('button', { name: texts.keep }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Take it back/ }))
})

test.each([
  ['an order that stands', { withdrawnAt: null }, ['endWithdrawal']],
  ['a refunded order', { refundable: 0 }, ['endWithdrawal']],
  ['an unpaid order', { paid: false }, ['endWithdrawal']],
  ['a backend without it', {}, []],
] as const)('Nothing is shown for %s', (_what, change, extensions) => {
  show(change, [...extensions])
  expect(screen.queryByText(texts.heading)).toBeNull()
})
