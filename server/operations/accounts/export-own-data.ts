import { amountOf } from '../../../domain/money.ts'
import { formatOrderNumber, formatPurchaseNumber } from '../../../domain/orders/order-number.ts'
import { hasVerifiedIdentity } from '../../data/queries/accounts/identities.ts'
import { personalTables } from '../../data/queries/accounts/personal-data.ts'
import { type PersonalPart, personalParts } from '../../data/queries/accounts/personal-part.ts'
import type { Caller, Shop } from '../shop.ts'

type Row = Readonly<Record<string, unknown>>

/** The explanation at the start of the file. */
const explanation =
  'Everything that this shop stores about your account. Times are in UTC, amounts in the currency of the shop. Of cards the shop has brand and last four digits only. Not included: passwords, keys and secrets, which are stored as hashes or not at all; and what the shop keeps about its products and its staff.'
const unproven =
  'Your email is not verified. What the shop stores under an email (emails, requests, offers, waiting for stock) is included once you have verified it on the page Account.'

/**
 * Yields all data about the caller as one readable JSON file, table by table, to limit memory. Data stored under an
 * email is included only if the caller has verified that email, because anyone can sign up with another person's.
 */
export async function* exportOwnData(shop: Shop, caller: Caller): AsyncGenerator<string> {
  const { read } = shop.database
  const verified = await hasVerifiedIdentity(read, caller.userId)
  const head = {
    about: verified ? explanation : `${explanation} ${unproven}`,
    exportedAt: new Date(shop.clock()).toISOString(),
  }
  yield JSON.stringify(head, null, 2).replace(/\n}$/, '')
  for (const part of personalParts(personalTables)) {
    const rows = part.byEmail && !verified ? [] : await part.read(read, caller)
    const text = JSON.stringify({ [part.name]: rows.map((row) => readable(part, row)) }, null, 2)
    yield `,${text.slice(1, -2)}`
  }
  yield '\n}\n'
}

/** Formats a row: instants as dates, cents as amounts, order numbers with their prefix. */
function readable({ name: part }: PersonalPart, row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => readableField(part, name, value)))
}

function readableField(part: string, name: string, value: unknown): [string, unknown] {
  const plain = name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  if (name.endsWith('_at') && typeof value === 'number') return [plain, new Date(value).toISOString()]
  if (name.endsWith('_cents') && typeof value === 'number')
    return [plain.replace(/Cents$/, ''), amountOf(value)]
  if (part === 'orders' && name === 'number') return [plain, formatOrderNumber(Number(value))]
  const isPurchase = (part === 'purchases' && name === 'number') || name === 'purchase_number'
  if (isPurchase && value !== null) return [plain, formatPurchaseNumber(Number(value))]
  // These columns contain JSON text.
  if (typeof value === 'string' && ['content', 'kinds', 'lines'].includes(name))
    return [plain, JSON.parse(value)]
  return [plain, value]
}
