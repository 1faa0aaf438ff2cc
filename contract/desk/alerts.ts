import * as z from 'zod/mini'
import { id, wireInteger, wireNumber } from '../fields.ts'
import { operation } from '../operation.ts'

/** An alert about an account that an admin should check. */
const alert = z.object({
  _id: z.string(),
  /**
   * `unpaid-orders`: the account holds the most unpaid stock allowed. `declined-cards`: banks declined many of its
   * cards.
   */
  kind: z.enum(['unpaid-orders', 'declined-cards']),
  email: z.string(),
  name: z.string(),
  /** Unpaid orders that hold stock, or cards declined within an hour. */
  count: wireInteger,
  /** In milliseconds. */
  raisedAt: wireNumber,
})

export type Alert = z.output<typeof alert>

export const listAlerts = operation({
  id: 'listAlerts',
  method: 'GET',
  path: '/alerts',
  access: 'admin',
  summary:
    'Accounts that hold the most unpaid stock allowed, or whose cards were declined repeatedly: open alerts of the ' +
    'last 24 hours, newest first, at most fifty.',
  extension: true,
  answer: z.array(alert),
  errors: [],
})

export const resolveAlert = operation({
  id: 'resolveAlert',
  method: 'POST',
  path: '/alerts/{id}/resolve',
  access: 'admin',
  summary:
    'Resolves an alert. For unpaid orders: ends their holds and releases the stock within seconds; the orders stay. For ' +
    'declined cards: the account may pay again.',
  extension: true,
  params: z.object({ id }),
  answer: z.object({ acknowledged: z.boolean() }),
  errors: ['ALERT_NOT_FOUND'],
})

export const alerts = [listAlerts, resolveAlert] as const
