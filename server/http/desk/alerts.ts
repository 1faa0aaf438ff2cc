import type * as contract from '../../../contract/desk/alerts.ts'
import { done } from '../../../domain/outcome.ts'
import { listAlerts } from '../../operations/alerts/list-alerts.ts'
import { resolveAlert } from '../../operations/alerts/resolve-alert.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const alerts = {
  listAlerts: async ({ shop }) => {
    const alerts = await listAlerts(shop)
    return done(
      alerts.map(({ id, kind, email, name, count, raisedAt }) => ({
        _id: id,
        kind,
        email,
        name,
        count,
        raisedAt,
      })),
    )
  },
  resolveAlert: async ({ shop, caller, input }) => {
    const resolved = await resolveAlert(shop, caller, input.params.id)
    return resolved.ok ? done({ acknowledged: true }) : resolved
  },
} satisfies HandlersOf<typeof contract.alerts>
