import type * as contract from '../../../contract/payments/on-account.ts'
import { amountOf, centsOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import { orderOnAccount } from '../../operations/receivables/order-on-account.ts'
import { ownTerms } from '../../operations/receivables/own-terms.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const onAccount = {
  getOwnTerms: async ({ shop, caller }) => {
    const { isOffered, limitCents, owedCents, ...terms } = await ownTerms(shop, caller)
    return done({
      ...terms,
      offered: isOffered,
      limit: limitCents === null ? null : amountOf(limitCents),
      owed: amountOf(owedCents),
    })
  },
  orderOnAccount: async ({ shop, caller, input: { body } }) => {
    const wanted = { priceCents: centsOf(body.price), orderIds: body.orders }
    const ordered = await orderOnAccount(shop, caller, wanted)
    return ordered.ok ? done({ acknowledged: true, ...ordered.value }) : ordered
  },
} satisfies HandlersOf<typeof contract.onAccount>
