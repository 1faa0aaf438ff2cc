import type * as contract from '../../../contract/payments/credit.ts'
import type { CreditMovement } from '../../../contract/payments/credit.ts'
import { amountOf, centsOf } from '../../../domain/money.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { findUserByEmail } from '../../data/queries/accounts/users.ts'
import {
  type ListedCreditMovement,
  listCreditMovements,
  sumCredit,
} from '../../data/queries/payments/credit-movements.ts'
import { creditOf } from '../../operations/credit/credit-for.ts'
import { giveCredit } from '../../operations/credit/give-credit.ts'
import { mailGiftCards } from '../../operations/credit/issue-gift-cards.ts'
import { payWithCredit } from '../../operations/credit/pay-with-credit.ts'
import { redeemGiftCard } from '../../operations/credit/redeem-gift-card.ts'
import { shopCurrency } from '../../operations/settings/shop-currency.ts'
import { listPage } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

/** How many changes of a customer's credit staff see. */
const shownToStaff = 200

export const credit = {
  getCredit: async ({ shop, caller }) => {
    const { balanceCents, reservedCents } = await creditOf(shop, caller.userId)
    return done({ available: amountOf(balanceCents + reservedCents), reserved: amountOf(reservedCents) })
  },
  listCredit: async ({ shop, caller, input: { query }, setHeader }) => {
    const { read } = shop.database
    const currency = await shopCurrency(shop, read)
    const page = await listCreditMovements(read, caller.userId, { limit: query.limit, after: query.after })
    return listPage(page, setHeader, (movement) => toMovement(movement, currency))
  },
  payWithCredit: async ({ shop, caller, input: { body } }) => {
    const toPay = { priceCents: centsOf(body.price), orderIds: body.orders }
    const paid = await payWithCredit(shop, caller, toPay)
    return paid.ok ? done({ acknowledged: true, transactionId: paid.value }) : paid
  },
  redeemGiftCard: async ({ shop, caller, input: { body } }) => {
    const redeemed = await redeemGiftCard(shop, caller, body.code)
    if (!redeemed.ok) return redeemed
    const { amountCents, balanceCents } = redeemed.value
    return done({ acknowledged: true, amount: amountOf(amountCents), balance: amountOf(balanceCents) })
  },
  getCreditOf: async ({ shop, input: { params } }) => {
    const { read } = shop.database
    const user = await findUserByEmail(read, params.email)
    if (!user) return refused('USER_NOT_FOUND')
    const currency = await shopCurrency(shop, read)
    const [balance, page] = await Promise.all([
      sumCredit(read, user.id, currency),
      listCreditMovements(read, user.id, { limit: shownToStaff, after: undefined }),
    ])
    const movements = (page?.rows ?? []).map((movement) => toMovement(movement, currency))
    return done({ balance: amountOf(balance), movements })
  },
  giveCredit: async ({ shop, caller, input: { params, headers, body } }) => {
    const given = await giveCredit(shop, caller, {
      email: params.email,
      amountCents: centsOf(body.amount),
      reason: body.reason,
      idempotencyKey: headers['idempotency-key'],
    })
    if (!given.ok) return given
    const { id, balanceCents } = given.value
    return done({ acknowledged: true, insertedId: id, balance: amountOf(balanceCents) })
  },
  mailGiftCards: async ({ shop, caller, input: { params } }) => {
    const mailed = await mailGiftCards(shop, caller, params.id)
    return mailed.ok ? done({ acknowledged: true, mailed: mailed.value }) : mailed
  },
} satisfies HandlersOf<typeof contract.credit>

function toMovement(
  { id, amountCents, currency, reason, note, createdAt, orderId, orderNumber }: ListedCreditMovement,
  shopsCurrency: string,
): CreditMovement {
  const order =
    orderId === null || orderNumber === null ? null : { _id: orderId, number: formatOrderNumber(orderNumber) }
  return {
    _id: id,
    amount: amountOf(amountCents),
    ...(currency !== shopsCurrency && { currency }),
    reason,
    note,
    order,
    createdAt,
  }
}
