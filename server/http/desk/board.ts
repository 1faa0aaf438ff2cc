import type * as contract from '../../../contract/desk/board.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import { amountOf } from '../../../domain/money.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { done } from '../../../domain/outcome.ts'
import { getBoard } from '../../operations/board/get-board.ts'
import { listPaymentsWithOrders } from '../../operations/board/payments-to-check.ts'
import { shopCurrency } from '../../operations/settings/shop-currency.ts'
import { told } from '../../platform/stored-sentences.ts'
import type { HandlersOf } from '../serving/handlers.ts'

type Board = Awaited<ReturnType<typeof getBoard>>

/** A row shows this many characters of a message. */
const mostLetters = 160

export const board = {
  getBoard: async ({ shop, web, caller }) => {
    const board = await getBoard(shop, web.search, caller)
    const { low, requests, companies, payments, overdue, emails, missing, weights, names } = board
    const currency = await shopCurrency(shop, shop.database.read)
    return done({
      ...(low && { low: { ...low, rows: low.rows.map(toLowProduct) } }),
      ...(requests && { requests: { ...requests, rows: requests.rows.map(toRequest) } }),
      ...(companies && { companies: { ...companies, rows: companies.rows.map(toCompany) } }),
      payments: { ...payments, rows: payments.rows.map((payment) => toPayment(payment, currency)) },
      ...(overdue && { overdue: toOverdue(overdue, currency) }),
      ...(emails && { emails: { ...emails, rows: emails.rows.map(toEmail) } }),
      ...(missing && { missing }),
      ...(weights && { weights }),
      ...(names && { names: { ...names, rows: [...names.rows] } }),
    })
  },
  listPaymentsToCheck: async ({ shop }) => {
    const payments = await listPaymentsWithOrders(shop)
    const currency = await shopCurrency(shop, shop.database.read)
    return done(
      payments.map(({ order, ...payment }) => ({
        ...toPayment(payment, currency),
        number: order ? formatOrderNumber(order.number) : null,
        customer: order?.customerEmail || null,
      })),
    )
  },
} satisfies HandlersOf<typeof contract.board>

function toLowProduct(product: NonNullable<Board['low']>['rows'][number]): contract.LowTool {
  const { id, kind, name, img, outline, available, minimumOrder, soldAWeek, goneInDays, waiting } = product
  return {
    _id: id,
    ...(kind === 'part' && { kind }),
    name,
    img,
    outline,
    availableQuantity: available,
    minOrderQuantity: minimumOrder,
    soldAWeek,
    goneInDays,
    waiting,
  }
}

function toRequest(request: NonNullable<Board['requests']>['rows'][number]): contract.OpenRequest {
  const { id, kind, name, message, partName, createdAt } = request
  return {
    _id: id,
    kind,
    name,
    words: [...message].slice(0, mostLetters).join(''),
    itemName: partName,
    createdAt,
  }
}

function toCompany({
  id,
  ...company
}: NonNullable<Board['companies']>['rows'][number]): contract.AskingCompany {
  return { _id: id, ...company }
}

function toPayment(
  { id, kind, orderId, productName, cents, currency, since }: Board['payments']['rows'][number],
  shopsCurrency: string,
): contract.PaymentToCheck {
  const amount = amountOf(cents)
  const other = currency !== shopsCurrency && { currency }
  return { _id: id, kind, order: orderId, tool: productName, amount, ...other, since }
}

function toOverdue(
  { openCents, rows, ...overdue }: NonNullable<Board['overdue']>,
  shopsCurrency: string,
): NonNullable<AnswerOf<typeof contract.getBoard>['overdue']> {
  return {
    ...overdue,
    open: amountOf(openCents),
    rows: rows.map(({ companyName, openCents: cents, currency, ...row }) => ({
      ...row,
      company: companyName,
      open: amountOf(cents),
      ...(currency !== shopsCurrency && { currency }),
    })),
  }
}

function toEmail(email: NonNullable<Board['emails']>['rows'][number]): contract.FailedEmail {
  const { id, recipient, subject, lastError, failedAt, createdAt, secret } = email
  return {
    _id: id,
    to: recipient,
    subject,
    problem: lastError && told(lastError),
    failedAt: failedAt ?? createdAt,
    secret: secret === 1,
  }
}
