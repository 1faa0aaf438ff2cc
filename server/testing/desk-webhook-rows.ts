import type { NewRows } from '../data/queries/bulk-insert.ts'
import { deskRows } from './desk-ids.ts'

/** Returns an endpoint, and a delivery to the first one: one of ten was missed, another one waits. */
export function deskWebhookRows(index: number, at: number) {
  const state = index % 10 === 5 ? 'missed' : index % 10 === 6 ? 'waiting' : 'delivered'
  const event = { type: 'order.paid', subject: `desk-subject-${index}`, sequence: 1, created_at: at } as const
  return {
    webhook_endpoints: [
      {
        id: `desk-webhook-${index}`,
        url: 'https://hooks.example/',
        description: `Desk ${index}`,
        types: ',order.paid,',
        secret: '',
        disabled_at: at,
        disabled_why: 'staff',
        failures: 0,
        next_turn_at: 0,
        leased_until: 0,
        version: 1,
        created_at: at,
        updated_at: at,
      },
    ],
    webhook_events: [{ id: `desk-event-${index}`, ...event, label: `TW-${index}`, body: '{}' }],
    webhook_deliveries: [
      {
        id: `desk-delivery-${index}`,
        endpoint_id: deskRows.webhook,
        event_id: `desk-event-${index}`,
        ...event,
        state,
        attempts: 1,
        next_attempt_at: null,
        give_up_at: at,
        attempted_at: at,
        status: 200,
        duration_ms: 20,
      },
    ],
  } as const satisfies NewRows
}
