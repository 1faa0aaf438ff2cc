import { resolveAlert as operation } from '../../../contract/alerts.ts'
import { done } from '../../../domain/outcome.ts'
import { resolveAlert as resolve } from '../../operations/alerts/resolve-alert.ts'
import { serve } from '../serve-operation.ts'

export const resolveAlert = serve(operation, async ({ shop, input }) => {
  const resolved = await resolve(shop, input.params.id)
  return resolved.ok ? done({ acknowledged: true }) : resolved
})
