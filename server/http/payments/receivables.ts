import type * as contract from '../../../contract/payments/receivables.ts'
import { receivableAges } from '../../../contract/payments/receivables.ts'
import { amountOf } from '../../../domain/money.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { dueBetween } from '../../../domain/receivables/receivable-ages.ts'
import { dateIn, startOfDay } from '../../../domain/shop/shop-days.ts'
import type { Reader } from '../../data/database.ts'
import {
  listOpenItems,
  listOrdersOfItems,
  type OpenItem,
  sumByAge,
  sumDisputed,
} from '../../data/queries/payments/open-items.ts'
import { listOwingCompanies, type OwingCompany } from '../../data/queries/payments/owing-companies.ts'
import { listDisputesOf, listMovementsOf } from '../../data/queries/payments/receivable-history.ts'
import { sumRests } from '../../data/queries/payments/transfers.ts'
import { findByNumber, noteDispute } from '../../operations/receivables/note-dispute.ts'
import { ownReceivables } from '../../operations/receivables/own-receivables.ts'
import { shopCurrency } from '../../operations/settings/shop-currency.ts'
import { shopTimeZone } from '../../operations/settings/shop-on-pages.ts'
import type { Shop } from '../../operations/shop.ts'
import { listPage, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { type ListedAs, toOwnReceivable, toReceivable } from './receivable-response.ts'

export const receivables = {
  listReceivables: async ({ shop, input: { query }, setHeader }) => {
    const { read } = shop.database
    const { limit, after, search = '', state, company } = query
    const shown = await shownAs(shop, read)
    const due = dueOf(state, shown)
    const stored = state === 'paid' || state === 'disputed' ? state : 'open'
    const wanted = { search, companyId: company, due, state: stored } as const
    const page = await listOpenItems(read, wanted, { limit, after })
    const orders = await listOrdersOfItems(read, intentsOf(page?.rows ?? []))
    return listPage(page, setHeader, (item) => toReceivable(item, orders.get(item.intentId) ?? [], shown))
  },
  sumReceivables: async ({ shop }) => {
    const { read } = shop.database
    const { timeZone, now } = await shownAs(shop, read)
    const ages = receivableAges.map((age) => [age, dueBetween(age, timeZone, now)] as const)
    const [sums, disputed, unassigned] = await Promise.all([
      sumByAge(read, ages),
      sumDisputed(read),
      sumRests(read),
    ])
    return done({
      ages: receivableAges.map((age) => ({ age, ...toSum(sums.get(age)) })),
      disputed: toSum(disputed),
      unassigned: amountOf(unassigned),
    })
  },
  listOwingCompanies: async ({ shop, input: { query }, setHeader }) => {
    const { search = '', limit, after } = query
    const timeZone = await shopTimeZone(shop)
    const overdueBefore = startOfDay(timeZone, dateIn(timeZone, shop.clock()))
    const page = await listOwingCompanies(
      shop.database.read,
      { search, overdueBefore },
      { limit: limit ?? mostCompanies, after },
    )
    return listPage(page, setHeader, toOwingCompany)
  },
  getReceivable: async ({ shop, input: { params } }) => {
    const { read } = shop.database
    const item = await findByNumber(read, params.number)
    if (!item) return refused('RECEIVABLE_NOT_FOUND')
    const [orders, movements, disputes, shown] = await Promise.all([
      listOrdersOfItems(read, [item.intentId]),
      listMovementsOf(read, item.id),
      listDisputesOf(read, item.id),
      shownAs(shop, read),
    ])
    return done({
      ...toReceivable(item, orders.get(item.intentId) ?? [], shown),
      movements: movements.map(({ at, amountCents, reason, transferId, by }) => ({
        at,
        amount: amountOf(amountCents),
        reason,
        ...(transferId !== null && { transfer: transferId }),
        ...named('by', by),
      })),
      disputes: disputes.map(({ openedBy, closedBy, ...dispute }) => ({
        ...dispute,
        ...named('openedBy', openedBy),
        ...named('closedBy', closedBy),
      })),
    })
  },
  noteDispute: async ({ shop, caller, input: { params, body } }) =>
    updated(await noteDispute(shop, caller, params.number, body)),
  listOwnReceivables: async ({ shop, caller }) => {
    const own = await ownReceivables(shop, caller)
    if (!own) return done({ company: null, open: 0, overdue: 0, unassigned: 0, invoices: [], more: false })
    const { company, sums, items, orders, more } = own
    const shown = await shownAs(shop, shop.database.read)
    return done({
      company: company.name,
      open: amountOf(sums.openCents),
      overdue: amountOf(sums.overdueCents),
      unassigned: amountOf(sums.unassignedCents),
      invoices: items.map((item) =>
        toOwnReceivable(item, orders.get(item.intentId) ?? [], { ...shown, userId: caller.userId }),
      ),
      more,
    })
  },
} satisfies HandlersOf<typeof contract.receivables>

/** A list of companies without a limit has this many. */
const mostCompanies = 200

async function shownAs(shop: Shop, read: Reader): Promise<ListedAs> {
  const [timeZone, currency] = await Promise.all([shopTimeZone(shop), shopCurrency(shop, read)])
  return { timeZone, currency, now: shop.clock() }
}

function dueOf(state: (typeof contract.receivableStates)[number] | undefined, { timeZone, now }: ListedAs) {
  const age = receivableAges.find((one) => one === state)
  if (age) return dueBetween(age, timeZone, now)
  const before = state === 'overdue' ? startOfDay(timeZone, dateIn(timeZone, now)) : undefined
  return { from: undefined, before }
}

function intentsOf(items: readonly OpenItem[]): readonly string[] {
  return items.map(({ intentId }) => intentId)
}

function toSum(sum: { readonly count: number; readonly openCents: number } | undefined) {
  return { count: sum?.count ?? 0, open: amountOf(sum?.openCents ?? 0) }
}

function toOwingCompany(company: OwingCompany): contract.OwingCompany {
  const { id, name, count, openCents, overdueCents, oldestDueAt, unassignedCents } = company
  return {
    _id: id,
    name,
    count,
    open: amountOf(openCents),
    overdue: amountOf(overdueCents),
    oldestDueAt,
    unassigned: amountOf(unassignedCents),
  }
}

/** Returns a field with the email of a member of staff; the email of a deleted account has no @. */
function named<Name extends string>(name: Name, email: string | null): Partial<Record<Name, string>> {
  // A record with the one name.
  return email?.includes('@') ? ({ [name]: email } as Record<Name, string>) : {}
}
