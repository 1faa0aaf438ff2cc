import type { Caller, Keys } from '../authentication.ts'
import type { FormObject } from '../form-body.ts'
import type { StoredAnswer } from '../idempotency.ts'
import type { EventRecord } from '../objects/event.ts'
import type { PaymentRecord } from '../objects/payment.ts'
import type { PaymentMethodRecord } from '../objects/payment-method.ts'
import type { Records } from '../objects/records.ts'

/** The environment of the sandbox's operations. */
export type Sandbox = {
  readonly keys: Keys
  readonly payments: Records<PaymentRecord>
  readonly paymentMethods: Records<PaymentMethodRecord>
  readonly events: Records<EventRecord>
  readonly idempotentAnswers: Records<StoredAnswer>
  /** In milliseconds since the epoch. */
  readonly now: () => number
}

/** A call: the caller, the id in the path (may be empty), and the parameters from body or query. */
export type Call = {
  readonly caller: Caller
  readonly id: string
  readonly form: FormObject
  readonly clientSecret: string | undefined
  readonly idempotencyKey: string | undefined
}

/** The `object` names of Stripe's objects. */
export type ObjectName = 'charge' | 'dispute' | 'event' | 'payment_intent' | 'payment_method' | 'refund'

/** An operation: its address, access and handler. `open` operations check the caller themselves. */
export type Operation = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly access: 'open' | 'secret'
  /** The returned object, or a list of them (`charge[]`). */
  readonly shows: ObjectName | `${ObjectName}[]`
  readonly answer: (sandbox: Sandbox, call: Call) => Promise<unknown>
}
