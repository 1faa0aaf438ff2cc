import { listAlerts as operation } from '../../../contract/alerts.ts'
import { done } from '../../../domain/outcome.ts'
import { listAlerts as list } from '../../operations/alerts/list-alerts.ts'
import { serve } from '../serve-operation.ts'

export const listAlerts = serve(operation, async ({ shop }) => {
  const alerts = await list(shop)
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
})
