import type { Stripe } from 'stripe'
import { noSuch } from '../errors.ts'
import { paymentIdOf } from '../ids.ts'
import type { PaymentRecord } from '../objects/payment.ts'
import { allowOnly, text } from '../parameters.ts'
import type { Call, Sandbox } from './call.ts'
import { listParameters, listShape, newestFirst, pageOf } from './lists.ts'

/** Objects that are stored inside payments and have their own lists. */
export type PartsKind<Part extends { readonly id: string }, Shape> = {
  readonly name: 'charge' | 'dispute' | 'refund'
  readonly url: string
  readonly find: (sandbox: Sandbox, id: string) => Promise<{ payment: PaymentRecord; part: Part } | undefined>
  /** Returns one payment's parts, oldest first. */
  readonly partsOf: (payment: PaymentRecord) => readonly Part[]
  readonly shape: (payment: PaymentRecord, part: Part) => Shape
}

/**
 * Lists parts by newest payment, and newest first in each payment. `payment_intent`, or for refunds and disputes
 * `charge`, selects one payment.
 */
export async function listParts<Part extends { readonly id: string }, Shape>(
  sandbox: Sandbox,
  { form }: Call,
  kind: PartsKind<Part, Shape>,
): Promise<Stripe.ApiList<Shape>> {
  allowOnly(form, ['payment_intent', ...(kind.name === 'charge' ? [] : ['charge']), ...listParameters])
  const page = pageOf(form)
  const { startingAfter } = page
  const start = startingAfter === undefined ? undefined : await kind.find(sandbox, startingAfter)
  if (startingAfter !== undefined && start === undefined) {
    throw noSuch(kind.name, startingAfter, 'starting_after')
  }
  const only = await onlyPayment(sandbox, form)
  const payments = only === undefined ? paymentsFrom(sandbox, start?.payment) : [only]
  return listShape(kind.url, page, shapesIn(payments, kind, startingAfter))
}

async function* shapesIn<Part extends { readonly id: string }, Shape>(
  payments: AsyncIterable<PaymentRecord> | Iterable<PaymentRecord>,
  { partsOf, shape }: PartsKind<Part, Shape>,
  startingAfter: string | undefined,
): AsyncGenerator<Shape> {
  let started = startingAfter === undefined
  for await (const payment of payments) {
    for (const part of partsOf(payment).toReversed()) {
      if (started) yield shape(payment, part)
      else started = part.id === startingAfter
    }
  }
}

async function* paymentsFrom({ payments }: Sandbox, first: PaymentRecord | undefined) {
  if (first !== undefined) yield first
  yield* newestFirst(payments, first?.id)
}

/** Returns the selected payment; throws if it does not exist. */
async function onlyPayment({ payments }: Sandbox, form: Call['form']): Promise<PaymentRecord | undefined> {
  const named = paymentNamedIn(form)
  if (named === undefined) return undefined
  const payment = await payments.get(named)
  if (payment === undefined) throw noSuch('payment_intent', named, 'payment_intent')
  return payment
}

/** Returns the payment id in `payment_intent` or `charge`; throws for an invalid charge id. */
export function paymentNamedIn(form: Call['form']): string | undefined {
  const charge = text(form, 'charge')
  const named = text(form, 'payment_intent')
  if (named !== undefined || charge === undefined) return named
  const paymentId = paymentIdOf('ch', charge)
  if (paymentId === undefined) throw noSuch('charge', charge, 'charge')
  return paymentId
}
