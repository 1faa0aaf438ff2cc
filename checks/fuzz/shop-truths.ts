import { sql } from 'kysely'
import type { OperationId } from '../../server/testing/api-call.ts'
import type { TestShop } from '../../server/testing/test-shop.ts'

/** Figures that only some operations may change. */
export interface Truths {
  readonly admins: number
  readonly paidOrders: number
  readonly sentOrders: number
  readonly deletedTools: number
  /** The regular prices: a sale changes tags with the next request after its start. */
  readonly prices: number
  readonly stock: number
  readonly apiKeys: number
  /**
   * Always zero: orders at a wrong price, false announced reductions and sales that lower nothing, tools whose price
   * differs from the last one in their history, reviews under another user's email.
   */
  readonly wrongPrices: number
  readonly falseReductions: number
  readonly unrecordedPrices: number
  readonly borrowedNames: number
}

/** The operations that may change each figure. Opening a payment or cancelling an order may settle a payment. */
const mayChange: Readonly<Record<keyof Truths, readonly OperationId[]>> = {
  admins: ['makeAdmin', 'removeAdmin', 'setUserRole', 'deleteAccount', 'deleteUser'],
  paidOrders: [
    'recordPayment',
    'payWithCredit',
    'orderOnAccount',
    'createPaymentIntent',
    'cancelOrder',
    'withdraw',
    'deleteAccount',
    'deleteUser',
  ],
  sentOrders: ['markSent', 'undoSending', 'sendOrders', 'handOut'],
  deletedTools: ['deleteItem', 'deleteTool', 'undoChange', 'undoImport'],
  prices: ['addItem', 'changeItem', 'addTool', 'changeTool', 'undoChange', 'applyImport', 'undoImport'],
  stock: [
    'addItem',
    'changeItem',
    'addTool',
    'changeTool',
    'correctStock',
    'undoChange',
    'applyImport',
    'undoImport',
    'deleteUser',
    'bookTool',
    'bookTogether',
    'acceptOffer',
    'cancelOrder',
    'withdraw',
    'recordPayment',
    'payWithCredit',
    'orderOnAccount',
    'createPaymentIntent',
    'refundOrder',
    'deleteAccount',
  ],
  apiKeys: ['addApiKey', 'revokeApiKey', 'deleteAccount', 'deleteUser'],
  wrongPrices: [],
  falseReductions: [],
  unrecordedPrices: [],
  borrowedNames: [],
}

export async function readTruths({ database }: TestShop): Promise<Truths> {
  const { rows } = await sql<Record<keyof Truths, unknown>>`
    select
      (select count(*) from users where role = 'admin') as "admins",
      (select count(*) from orders where state = 'paid') as "paidOrders",
      (select count(*) from orders where sent_at is not null) as "sentOrders",
      (select count(*) from products where deleted_at is not null) as "deletedTools",
      (select coalesce(sum(coalesce(regular_unit_price_cents, unit_price_cents)), 0) from products) as "prices",
      (select coalesce(sum(available), 0) from products) as "stock",
      (select count(*) from api_keys where revoked_at is null) as "apiKeys",
      (select count(*) from orders where price_cents <> unit_price_cents * quantity) as "wrongPrices",
      (select count(*) from products where lowest_30_days_cents <= unit_price_cents
        or compare_at_cents < lowest_30_days_cents or unit_price_cents >= regular_unit_price_cents
        or unit_price_cents < 1) as "falseReductions",
      (select count(*) from products where unit_price_cents <> (select unit_price_cents from product_prices
        where product_id = products.id order by since desc limit 1)) as "unrecordedPrices",
      (select count(*) from reviews join users on users.id = reviews.user_id
        where users.email <> reviews.email) as "borrowedNames"
  `.execute(database.autocommit)
  const [row = {}] = rows
  // The names come from the statement. PostgreSQL returns sums as text.
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Number(value)]),
  ) as unknown as Truths
}

/** Returns figures that an operation changed although it must not. */
export function undueChanges(operation: OperationId, before: Truths, after: Truths): readonly string[] {
  // mayChange has every key of Truths.
  const names = Object.keys(mayChange) as (keyof Truths)[]
  return names
    .filter((name) => before[name] !== after[name] && !mayChange[name].includes(operation))
    .map((name) => `${operation} changed ${name} from ${before[name]} to ${after[name]}`)
}
