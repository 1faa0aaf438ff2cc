import * as z from 'zod/mini'
import { wireInteger, wireNumber } from '../fields.ts'
import { operation } from '../operation.ts'

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
