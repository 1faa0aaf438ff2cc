import { type AlertRow, listOpenAlerts } from '../../data/queries/accounts/alerts.ts'
import { hourMs } from '../../platform/clock.ts'
import type { Shop } from '../shop.ts'

/** An alert expires after this time unless it is raised again. */
export const alertLifetimeMs = 24 * hourMs
const maxAlerts = 50

/** Lists open alerts about accounts, newest first. */
export function listAlerts({ database, clock }: Shop): Promise<readonly AlertRow[]> {
  return listOpenAlerts(database.read, clock() - alertLifetimeMs, maxAlerts)
}
