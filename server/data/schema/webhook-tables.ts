/** The addresses of other programs that get events (docs/decisions/0153). */
export interface WebhookEndpointsTable {
  id: string
  url: string
  description: string
  /** The chosen types, each between commas: `,order.paid,order.sent,`. */
  types: string
  /** Sealed with the shop's secret. */
  secret: string
  /** The secret before the last rotation, which signs beside the new one until an instant. */
  old_secret: string | null
  old_secret_until: number | null
  disabled_at: number | null
  disabled_why: 'staff' | 'failing' | 'gone' | null
  /** Failures without a success in between, as far as they count (deliver-webhooks.ts). */
  failures: number
  failing_since: number | null
  /** The last attempt: its time, the answer's status, or why there was none. */
  last_at: number | null
  last_status: number | null
  last_failure: string | null
  /** No attempt before this instant. */
  next_turn_at: number
  /** Staff send the missed events up to this instant again; null while none are being moved. */
  resend_until: number | null
  /** The process that delivers to it, until an instant. */
  leased_by: string | null
  leased_until: number
  /** Counts the changes by staff. */
  version: number
  created_by: string | null
  created_at: number
  updated_at: number
}

/** What the shop told, written in the transaction of the change. */
export interface WebhookEventsTable {
  id: string
  type: string
  /** The id of the order, invoice, product, request or offer. */
  subject: string
  /** Counts the events of the subject. */
  sequence: number
  /** What people call the subject: the number of an order, the name of a product; empty for a person. */
  label: string
  /** The exact body, because it is signed; empty once the person's account is deleted. */
  body: string
  /** The email of the person whom the body names; null without one. */
  email: string | null
  created_at: number
}

/** An event on its way to an endpoint. */
export interface WebhookDeliveriesTable {
  id: string
  endpoint_id: string
  event_id: string
  /** The type, subject and sequence of the event. */
  type: string
  subject: string
  sequence: number
  state: 'waiting' | 'delivered' | 'missed'
  attempts: number
  /** Null while an earlier event of the subject waits, or nothing waits. */
  next_attempt_at: number | null
  give_up_at: number
  created_at: number
  /** The last attempt: its time, the answer's status, its duration and a piece of the answer, or why there is none. */
  attempted_at: number | null
  status: number | null
  duration_ms: number | null
  answer: string | null
  failure: string | null
}
