import type * as contract from '../../../contract/catalogue/restock-requests.ts'
import { done } from '../../../domain/outcome.ts'
import { listDemand } from '../../data/queries/catalogue/restock-requests.ts'
import { confirmRestock, removeRestock, requestRestock } from '../../operations/restock/request-restock.ts'
import { currentRequest } from '../../platform/request-context.ts'
import type { HandlersOf } from '../serving/handlers.ts'

const acknowledged = done({ acknowledged: true })

export const restockRequests = {
  requestRestock: async ({ shop, input }) => {
    const { params, body } = input
    const asked = await requestRestock(shop, params.id, body.email, undefined, currentRequest()?.language)
    return asked.ok ? acknowledged : asked
  },
  requestOwnRestock: async ({ shop, caller, input }) => {
    const asked = await requestRestock(shop, input.params.id, caller.email, caller)
    return asked.ok ? done({ acknowledged: true, confirmed: asked.value }) : asked
  },
  confirmRestock: async ({ shop, input }) => {
    const confirmed = await confirmRestock(shop, input.body.token)
    return confirmed.ok ? acknowledged : confirmed
  },
  removeRestock: async ({ shop, input }) => {
    const removed = await removeRestock(shop, input.body.token)
    return removed.ok ? acknowledged : removed
  },
  listRestockDemand: async ({ shop }) =>
    done((await listDemand(shop.database.read, 1000)).map((row) => ({ ...row }))),
} satisfies HandlersOf<typeof contract.restockRequests>
