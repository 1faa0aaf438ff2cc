import * as z from 'zod/mini'
import { id, wireInteger, wireNumber } from './fields.ts'
import { operation } from './operation.ts'

/** An account that an admin should look at. */
const alert = z.object({
  _id: z.string(),
  /** It holds as much unpaid stock as it may, or tries card after card. */
  kind: z.enum(['unpaid-orders', 'declined-cards']),
  email: z.string(),
  name: z.string(),
  /** Unpaid orders that hold stock, or cards that were declined within an hour. */
  count: wireInteger,
  /** Instant in milliseconds. */
  raisedAt: wireNumber,
})

export type Alert = z.output<typeof alert>

export const listAlerts = operation({
  id: 'listAlerts',
  method: 'GET',
  path: '/alerts',
  access: 'admin',
  summary:
    'Accounts that hold as much unpaid stock as they may, or whose cards were declined again and again: those of the ' +
    'last 24 hours that nobody has dealt with, the newest first, fifty at most.',
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
    'Deals with an alert. Of unpaid orders: their holds end, and the stock goes back within seconds; the orders stay. Of ' +
    'declined cards: the account may pay again.',
  extension: true,
  params: z.object({ id }),
  answer: z.object({ acknowledged: z.boolean() }),
  errors: ['ALERT_NOT_FOUND'],
})

export const alerts = [listAlerts, resolveAlert] as const
