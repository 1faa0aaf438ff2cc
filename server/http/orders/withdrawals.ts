import type * as contract from '../../../contract/orders/withdrawals.ts'
import { amountOf } from '../../../domain/money.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { withdrawalEnds, withdrawalState } from '../../../domain/orders/withdrawal.ts'
import { done, type Outcome } from '../../../domain/outcome.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { endWithdrawal } from '../../operations/orders/end-withdrawal.ts'
import { limitWithdrawals } from '../../operations/orders/limit-withdrawals.ts'
import { findWithdrawable, withdraw } from '../../operations/orders/withdraw.ts'
import type { Shop } from '../../operations/shop.ts'
import { readingOf } from '../catalogue/reading.ts'
import { updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import type { WebShop } from '../serving/web-shop.ts'
import { namedForReader } from './named-for-reader.ts'

export const withdrawals = {
  findWithdrawable: async ({ shop, web, address, input: { body } }) => {
    const counting = { ...countedFor(web, body.email, address), countsSuccess: false }
    return answerOf(shop, await limitWithdrawals(shop, counting, () => findWithdrawable(shop, body)))
  },
  withdraw: async ({ shop, web, address, input: { body } }) => {
    const counting = { ...countedFor(web, body.email, address), countsSuccess: true }
    return answerOf(shop, await limitWithdrawals(shop, counting, () => withdraw(shop, body, body.orders)))
  },
  endWithdrawal: async ({ shop, caller, input: { params, body } }) =>
    updated(await endWithdrawal(shop, caller, params.id, body)),
} satisfies HandlersOf<typeof contract.withdrawalOperations>

function countedFor({ hashAddress }: WebShop, email: string, address: string) {
  return { emailHash: hashAddress(email), addressHash: hashAddress(address) }
}

async function answerOf(shop: Shop, outcome: Outcome<readonly OrderRow[]>) {
  if (!outcome.ok) return outcome
  const settings = await shop.settings.read()
  const now = shop.clock()
  return done({
    orders: outcome.value.map(
      (order): contract.WithdrawableOrder => ({
        number: formatOrderNumber(order.number),
        ...namedForReader(order, readingOf(shop)),
        quantity: order.quantity,
        price: amountOf(order.priceCents),
        paid: order.state === 'paid',
        state: withdrawalState(order, now, settings),
        until:
          order.sentAt === null
            ? null
            : withdrawalEnds(order.sentAt, settings.delivery, settings.money.timeZone),
        withdrawnAt: order.withdrawnAt,
      }),
    ),
  })
}
