import type { Stripe } from 'stripe'
import { noSuch } from '../errors.ts'
import { paymentIdOf } from '../ids.ts'
import type { PaymentRecord } from '../objects/payment.ts'
import { allowOnly, text } from '../parameters.ts'
import type { Call, Sandbox } from './call.ts'
import { listParameters, listShape, newestFirst, pageOf } from './lists.ts'

/** What lives inside payments and has lists of its own. */
export type PartsKind<Part extends { readonly id: string }, Shape> = {
  readonly name: 'charge' | 'dispute' | 'refund'
  readonly url: string
  readonly find: (sandbox: Sandbox, id: string) => Promise<{ payment: PaymentRecord; part: Part } | undefined>
  /** Those of one payment, the oldest first. */
  readonly partsOf: (payment: PaymentRecord) => readonly Part[]
  readonly shape: (payment: PaymentRecord, part: Part) => Shape
}

/**
 * Lists them, those of the newest payment first and of each payment the newest first. `payment_intent`, or for
 * refunds and disputes `charge`, keeps to one payment.
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
  let begun = startingAfter === undefined
  for await (const payment of payments) {
    for (const part of partsOf(payment).toReversed()) {
      if (begun) yield shape(payment, part)
      else begun = part.id === startingAfter
    }
  }
}

async function* paymentsFrom({ payments }: Sandbox, first: PaymentRecord | undefined) {
  if (first !== undefined) yield first
  yield* newestFirst(payments, first?.id)
}

/** The payment that the list keeps to; throws when there is none of that name. */
async function onlyPayment({ payments }: Sandbox, form: Call['form']): Promise<PaymentRecord | undefined> {
  const named = paymentNamedIn(form)
  if (named === undefined) return undefined
  const payment = await payments.get(named)
  if (payment === undefined) throw noSuch('payment_intent', named, 'payment_intent')
  return payment
}

/** The payment that `payment_intent` or `charge` names; throws for a charge that cannot be. */
export function paymentNamedIn(form: Call['form']): string | undefined {
  const charge = text(form, 'charge')
  const named = text(form, 'payment_intent')
  if (named !== undefined || charge === undefined) return named
  const paymentId = paymentIdOf('ch', charge)
  if (paymentId === undefined) throw noSuch('charge', charge, 'charge')
  return paymentId
}
