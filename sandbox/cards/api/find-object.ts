import { type PartPrefix, paymentIdOf } from '../ids.ts'
import { chargeShape, refundShape } from '../objects/charge-shape.ts'
import { disputeShape } from '../objects/dispute-shape.ts'
import { eventShape } from '../objects/event.ts'
import type { Attempt, DisputeRecord, PaymentRecord, RefundRecord } from '../objects/payment.ts'
import { paymentMethodShape } from '../objects/payment-method.ts'
import { paymentIntentShape } from '../objects/payment-shape.ts'
import type { ObjectName, Sandbox } from './call.ts'

/** A charge, refund or dispute with its payment. */
export type Part<Kind> = { readonly payment: PaymentRecord; readonly part: Kind }

export function findCharge(sandbox: Sandbox, id: string): Promise<Part<Attempt> | undefined> {
  return findPart(sandbox, 'ch', id, ({ attempts }) => attempts)
}

export function findRefund(sandbox: Sandbox, id: string): Promise<Part<RefundRecord> | undefined> {
  return findPart(sandbox, 're', id, ({ refunds }) => refunds)
}

export function findDispute(sandbox: Sandbox, id: string): Promise<Part<DisputeRecord> | undefined> {
  return findPart(sandbox, 'dp', id, disputesOf)
}

/** Returns a payment's disputes: at most one. */
export function disputesOf({ dispute }: PaymentRecord): readonly DisputeRecord[] {
  return dispute === undefined ? [] : [dispute]
}

/** Returns an object as the secret key's holder sees it; undefined if it does not exist. */
export async function findShape(sandbox: Sandbox, name: ObjectName, id: string): Promise<object | undefined> {
  if (name === 'payment_intent') {
    const payment = await sandbox.payments.get(id)
    return payment && paymentIntentShape(payment, sandbox.keys.secretKey)
  }
  if (name === 'payment_method') {
    const method = await sandbox.paymentMethods.get(id)
    return method && paymentMethodShape(method)
  }
  if (name === 'charge') {
    const charge = await findCharge(sandbox, id)
    return charge && chargeShape(charge.payment, charge.part)
  }
  if (name === 'event') {
    const event = await sandbox.events.get(id)
    return event && eventShape(event)
  }
  if (name === 'dispute') {
    const dispute = await findDispute(sandbox, id)
    return dispute && disputeShape(dispute.payment, dispute.part)
  }
  const refund = await findRefund(sandbox, id)
  return refund && refundShape(refund.payment, refund.part)
}

async function findPart<Kind extends { readonly id: string }>(
  sandbox: Sandbox,
  prefix: PartPrefix,
  id: string,
  partsOf: (payment: PaymentRecord) => readonly Kind[],
): Promise<Part<Kind> | undefined> {
  const paymentId = paymentIdOf(prefix, id)
  const payment = paymentId === undefined ? undefined : await sandbox.payments.get(paymentId)
  const part = payment && partsOf(payment).find((candidate) => candidate.id === id)
  return payment && part && { payment, part }
}
