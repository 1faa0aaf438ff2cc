import type { Order } from '../../../contract/orders/orders.ts'
import type { ApiError } from '../../api/api-error.ts'
import type { CardFieldName } from './card/card-error.ts'
import type { Noted } from './note-payment.ts'
import { onAccountTexts } from './on-account/texts.ts'
import { isOwed, isPayable, isUnpaid } from './order-sums.ts'
import { idOf } from './other-ways/pay-other-way.ts'
import type { PayResult, PayStep } from './pay-result.ts'
import { paymentTexts } from './texts.ts'

/** Why the last press of Pay led to no payment. */
interface PayProblem {
  readonly message: string
  /** The field with the error, if the provider names one. */
  readonly field?: CardFieldName
  readonly declined?: true
}

type Stage =
  /** The person has returned from another page; the provider is being asked for the result. */
  | { readonly status: 'returned'; readonly clientSecret: string }
  | Form
  /** The shop refused to open the payment. */
  | { readonly status: 'refused'; readonly refusal: ApiError }
  /** The provider has not decided yet. `returned`: the client secret of a payment from another page. */
  | { readonly status: 'processing'; readonly returned?: string }
  | Paid

/** The form is visible; `clientSecret` is null until the shop has opened the payment. */
export type Form =
  | { readonly status: 'open'; readonly clientSecret: string | null; readonly problem?: PayProblem }
  | { readonly status: 'paying'; readonly clientSecret: string | null; readonly step: 'saving' | PayStep }

export interface Paid {
  readonly status: 'paid'
  readonly transactionId: string
  /** The charged orders. */
  readonly orders: readonly Order[]
  /** The payment was detected from the orders after a return, without a press here. */
  readonly found?: true
  /** Undefined while the shop records the payment. */
  readonly noted?: Noted
}

/** The state of a payment on its page. */
export interface Payment {
  /** The orders that the person agreed to pay together. */
  readonly agreed: readonly Order[]
  /** How often opening the payment was requested again. */
  readonly reopenings: number
  /** Why a payment from another page failed. */
  readonly earlierProblem?: string
  readonly stage: Stage
}

export type PaymentEvent =
  /** The form becomes visible, initially or again. */
  | { readonly type: 'form shown' }
  /** The orders or their prices changed, so another payment is opened. */
  | { readonly type: 'price changed' }
  | { readonly type: 'opened'; readonly clientSecret: string }
  | { readonly type: 'refused'; readonly refusal: ApiError }
  | { readonly type: 'tried again' }
  /** The person agrees to pay without the refused orders. */
  | { readonly type: 'agreed'; readonly orders: readonly Order[] }
  /** The person switches to another way to pay. */
  | { readonly type: 'way chosen' }
  | { readonly type: 'pressed'; readonly step: 'saving' | PayStep }
  | { readonly type: 'advanced'; readonly step: PayStep }
  /** The address was not saved, so nothing was charged. */
  | { readonly type: 'not delivered'; readonly message: string }
  | { readonly type: 'ended'; readonly result: Exclude<PayResult, { kind: 'paid' }> }
  /** The browser shows this page again after the payment left for the provider's page. */
  | { readonly type: 'page restored' }
  /** The provider's result of a payment; without a result it did not respond. */
  | { readonly type: 'return ended'; readonly result?: Exclude<PayResult, { kind: 'paid' }> }
  | { readonly type: 'paid'; readonly transactionId: string; readonly orders: readonly Order[] }
  | { readonly type: 'found paid'; readonly transactionId: string; readonly orders: readonly Order[] }
  | { readonly type: 'noted'; readonly noted: Noted }
  | { readonly type: 'note again' }

/** @param returned the client secret of a payment that has just returned from another page. */
export function firstPayment(orders: readonly Order[], returned: string | undefined): Payment {
  const payment: Payment = {
    agreed: orders.filter(isUnpaid),
    reopenings: 0,
    stage:
      returned === undefined
        ? { status: 'open', clientSecret: null }
        : { status: 'returned', clientSecret: returned },
  }
  const found = foundPaid(orders, returned)
  return found ? afterEvent(payment, found) : payment
}

/**
 * Returns the payment after its orders were found paid: the provider often informs the shop before the browser returns.
 */
export function foundPaid(
  orders: readonly Order[],
  returned: string | undefined,
): Extract<PaymentEvent, { type: 'found paid' }> | undefined {
  if (returned === undefined) return undefined
  const transactionId = idOf(returned)
  const paid = orders.filter(
    (order) => order.paid && !order.refunded && order.transactionId === transactionId,
  )
  return paid.length > 0 ? { type: 'found paid', transactionId, orders: paid } : undefined
}

type Transitions = {
  readonly [Type in PaymentEvent['type']]: (
    payment: Payment,
    event: Extract<PaymentEvent, { readonly type: Type }>,
  ) => Payment
}

const transitions: Transitions = {
  'form shown': (payment) => (payment.stage.status === 'paid' ? payment : formOf(payment)),
  'price changed': (payment) => {
    const { stage } = payment
    if (stage.status === 'refused') return formOf(payment)
    return isForm(stage) && stage.clientSecret !== null
      ? at(payment, { ...stage, clientSecret: null })
      : payment
  },
  opened: (payment, { clientSecret }) => {
    const { stage } = payment
    return isForm(stage) ? at(payment, { ...stage, clientSecret }) : payment
  },
  refused: (payment, { refusal }) =>
    payment.stage.status === 'paid' ? payment : at(payment, { status: 'refused', refusal }),
  'tried again': (payment) => (payment.stage.status === 'refused' ? reopened(formOf(payment)) : payment),
  agreed: (payment, { orders }) => {
    const { stage } = payment
    const agreed = { ...payment, agreed: orders }
    if (stage.status !== 'processing') return agreed
    // The provider is asked again, because it may have completed the payment meanwhile.
    return stage.returned === undefined
      ? formOf(agreed)
      : at(agreed, { status: 'returned', clientSecret: stage.returned })
  },
  'way chosen': (payment) => {
    const { stage } = payment
    if (stage.status !== 'open' || !stage.problem) return payment
    return at(payment, { status: 'open', clientSecret: stage.clientSecret })
  },
  pressed: (payment, { step }) => {
    const { stage } = payment
    if (stage.status !== 'open' || stage.clientSecret === null) return payment
    return at(payment, { status: 'paying', clientSecret: stage.clientSecret, step })
  },
  advanced: (payment, { step }) =>
    payment.stage.status === 'paying' ? at(payment, { ...payment.stage, step }) : payment,
  'not delivered': (payment, { message }) => unpaid(payment, { message }),
  ended: (payment, { result }) => {
    if (!isForm(payment.stage)) return payment
    if (result.kind === 'processing') return at(payment, { status: 'processing' })
    if (result.kind === 'refused') return unpaid(payment, problemOf(result))
    const next = unpaid(payment, { message: paymentTexts.notCompleted })
    return result.kind === 'closed' ? reopened(next) : next
  },
  'page restored': (payment) =>
    payment.stage.status === 'paying' ? unpaid(payment, { message: paymentTexts.notCompleted }) : payment,
  'return ended': (payment, { result }) => {
    const { stage } = payment
    if (stage.status !== 'returned') return payment
    if (result?.kind === 'processing')
      return at(payment, { status: 'processing', returned: stage.clientSecret })
    return formOf(result?.kind === 'refused' ? { ...payment, earlierProblem: result.message } : payment)
  },
  paid: (payment, { transactionId, orders }) => at(payment, { status: 'paid', transactionId, orders }),
  'found paid': (payment, { transactionId, orders }) =>
    payment.stage.status === 'paid'
      ? payment
      : at(payment, { status: 'paid', transactionId, orders, found: true }),
  noted: (payment, { noted }) =>
    payment.stage.status === 'paid' ? at(payment, { ...payment.stage, noted }) : payment,
  'note again': (payment) => {
    const { stage } = payment
    if (stage.status !== 'paid' || stage.noted?.kind !== 'unanswered') return payment
    const { noted: _, ...asked } = stage
    return at(payment, asked)
  },
}

export function isForm(stage: Stage): stage is Form {
  return stage.status === 'open' || stage.status === 'paying'
}

/** An agreed order that was paid or cancelled elsewhere. */
interface LostOrder {
  readonly order: Order
  readonly reason: string
}

/** The agreed orders in their current state. */
interface Agreed {
  readonly toPay: readonly Order[]
  readonly lost: readonly LostOrder[]
}

/** @param orders the current state of the page's orders. */
export function agreedNow({ agreed }: Payment, orders: readonly Order[]): Agreed {
  const pairs = agreed.map((order) => ({ order, now: orders.find(({ _id }) => _id === order._id) }))
  return {
    toPay: pairs.flatMap(({ order, now }) => (now && isStillToPay(order, now) ? [now] : [])),
    lost: pairs.flatMap(({ order, now }): readonly LostOrder[] => {
      if (!now) return [{ order, reason: paymentTexts.cancelled }]
      if (isStillToPay(order, now)) return []
      const { onAccountElsewhere } = onAccountTexts
      return [{ order, reason: isOwed(now) ? onAccountElsewhere : paymentTexts.paidElsewhere }]
    }),
  }
}

/** An order that went on account since the person agreed has an invoice instead. */
function isStillToPay(agreed: Order, now: Order): boolean {
  return isPayable(now) && isOwed(agreed) === isOwed(now)
}

const ofAnotherTab: readonly string[] = ['ORDER_ALREADY_PAID', 'ORDER_NOT_FOUND']

/** Returns whether another tab has paid or cancelled an order. The page then reloads the orders and names it. */
export function isOutOfDate({ code, lines }: ApiError): boolean {
  return code === 'ORDER_ALREADY_PAID' || lines.some((line) => ofAnotherTab.includes(line.code))
}

/**
 * Returns the payment after an event. An event without meaning in a state, such as a second press of Pay, returns the
 * same object.
 */
export function afterEvent(payment: Payment, event: PaymentEvent): Payment {
  // Each transition's key is its event's type, which the compiler cannot infer.
  const transition = transitions[event.type] as (payment: Payment, event: PaymentEvent) => Payment
  return transition(payment, event)
}

function at(payment: Payment, stage: Stage): Payment {
  return { ...payment, stage }
}

/** Returns the payment with the form visible, and the problem of a payment from another page until the next press. */
function formOf(payment: Payment): Payment {
  const { earlierProblem } = payment
  const problem = earlierProblem !== undefined && { problem: { message: earlierProblem } }
  return at(payment, { status: 'open', clientSecret: null, ...problem })
}

function problemOf({ message, field, declined }: Extract<PayResult, { kind: 'refused' }>): PayProblem {
  return { message, ...(field && { field }), ...(declined && { declined }) }
}

function unpaid(payment: Payment, problem: PayProblem): Payment {
  const { stage } = payment
  if (!isForm(stage)) return payment
  return at(payment, { status: 'open', clientSecret: stage.clientSecret, problem })
}

function reopened(payment: Payment): Payment {
  return { ...payment, reopenings: payment.reopenings + 1 }
}
