import type { Caller, Keys } from '../authentication.ts'
import type { FormObject } from '../form-body.ts'
import type { KeptAnswer } from '../idempotency.ts'
import type { EventRecord } from '../objects/event.ts'
import type { PaymentRecord } from '../objects/payment.ts'
import type { PaymentMethodRecord } from '../objects/payment-method.ts'
import type { Records } from '../objects/records.ts'

/** What every operation of the sandbox works with. */
export type Sandbox = {
  readonly keys: Keys
  readonly payments: Records<PaymentRecord>
  readonly paymentMethods: Records<PaymentMethodRecord>
  readonly events: Records<EventRecord>
  readonly idempotentAnswers: Records<KeptAnswer>
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** One call: who makes it, the id in its path (empty where there is none) and its parameters, body or query. */
export type Call = {
  readonly caller: Caller
  readonly id: string
  readonly form: FormObject
  readonly clientSecret: string | undefined
  readonly idempotencyKey: string | undefined
}

/** What Stripe's objects call themselves in `object`. */
export type ObjectName = 'charge' | 'dispute' | 'event' | 'payment_intent' | 'payment_method' | 'refund'

/** One operation: its address, who may call it, and what it does. `open` operations check the caller themselves. */
export type Operation = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly access: 'open' | 'secret'
  /** What it shows: an object, or a list of them (`charge[]`). */
  readonly shows: ObjectName | `${ObjectName}[]`
  readonly answer: (sandbox: Sandbox, call: Call) => Promise<unknown>
}
