import { type AlertRow, listOpenAlerts } from '../../data/queries/accounts/alerts.ts'
import { hourMs } from '../../platform/clock.ts'
import type { Shop } from '../shop.ts'

/** An alert that nobody has dealt with and that has not come again in this time is over. */
export const alertLifetimeMs = 24 * hourMs
const mostShown = 50

/** Accounts that an admin should look at today, the newest alert first. */
export function listAlerts({ database, clock }: Shop): Promise<readonly AlertRow[]> {
  return listOpenAlerts(database.read, clock() - alertLifetimeMs, mostShown)
}
