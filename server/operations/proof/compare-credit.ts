import type { Reader } from '../../data/database.ts'
import {
  listCardsWithLedger,
  listCreditOfAccounts,
  listPaymentsWithCredit,
  listRefundsToCredit,
} from '../../data/queries/payments/proved-credit.ts'
import type { ComparePiece, Found } from './compare-pieces.ts'

const rowsAtOnce = 250

interface Part {
  readonly rows: readonly { readonly id: string }[]
  readonly differences: readonly Found[]
}

/** The parts of the comparison, in order. */
const parts: readonly (readonly [name: string, compare: (read: Reader, after: string) => Promise<Part>])[] = [
  ['payments', comparePayments],
  ['refunds', compareRefunds],
  ['cards', compareCards],
  ['accounts', compareAccounts],
]

/**
 * Compares the ledger of credit with payments, refunds and gift cards, and checks that no account has less than
 * nothing. `after` is the name of a part with an id, such as `cards:b1`.
 */
export const compareCredit: ComparePiece = async ({ database: { read } }, after) => {
  const [named = '', id = ''] = after.split(':')
  const at = Math.max(
    0,
    parts.findIndex(([name]) => name === named),
  )
  const [name, compare] = parts[at] ?? ['payments', comparePayments]
  const { rows, differences } = await compare(read, id)
  const following = parts[at + 1]?.[0]
  const next = rows.length < rowsAtOnce ? following && `${following}:` : `${name}:${rows.at(-1)?.id}`
  return { checked: rows.length, next, differences }
}

const cents = (sum: number | string | null) => Number(sum ?? 0)

/** A payment's credit is that of its parts and its orders, and is reserved in the ledger unless it was cancelled. */
async function comparePayments(read: Reader, after: string): Promise<Part> {
  const rows = await listPaymentsWithCredit(read, after, rowsAtOnce)
  const differences = rows.flatMap((payment): readonly Found[] => {
    const { id, orderId: order, state, creditCents } = payment
    const of = { problem: 'credit-of-payment-differs', id, name: id, order } as const
    const reserved = state === 'cancelled' ? 0 : creditCents
    const found = cents(payment.ledgerCents)
    if (found !== reserved) return [{ ...of, expected: reserved, found }]
    const ofParts = cents(payment.partsCents)
    if (ofParts !== creditCents) return [{ ...of, expected: creditCents, found: ofParts }]
    const differing = cents(payment.ordersDifferCents)
    return differing === 0 ? [] : [{ ...of, expected: creditCents, found: creditCents - differing }]
  })
  return { rows, differences }
}

/** A refund to credit that has succeeded is in the ledger. */
async function compareRefunds(read: Reader, after: string): Promise<Part> {
  const rows = await listRefundsToCredit(read, after, rowsAtOnce)
  const differences = rows.flatMap(({ id, orderId: order, state, amountCents, ledgerCents }) => {
    const expected = state === 'succeeded' ? amountCents : 0
    const found = cents(ledgerCents)
    const problem = 'credit-of-refund-differs' as const
    return expected === found ? [] : [{ problem, id, name: id, order, expected, found }]
  })
  return { rows, differences }
}

/** A gift card is in the ledger once it is redeemed. */
async function compareCards(read: Reader, after: string): Promise<Part> {
  const rows = await listCardsWithLedger(read, after, rowsAtOnce)
  const differences = rows.flatMap(({ id, orderId: order, redeemedAt, amountCents, ledgerCents }) => {
    const expected = redeemedAt === null ? 0 : amountCents
    const found = cents(ledgerCents)
    const problem = 'gift-card-differs' as const
    return expected === found ? [] : [{ problem, id, name: id, order, expected, found }]
  })
  return { rows, differences }
}

async function compareAccounts(read: Reader, after: string): Promise<Part> {
  const rows = await listCreditOfAccounts(read, after, rowsAtOnce)
  const differences = rows.flatMap(({ id, cents: sum }) => {
    const found = Number(sum)
    const problem = 'credit-below-zero' as const
    return found >= 0 ? [] : [{ problem, id, name: id, order: null, expected: 0, found }]
  })
  return { rows, differences }
}
