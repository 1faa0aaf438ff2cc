import * as contract from '../../../contract/catalogue/restock-requests.ts'
import { done } from '../../../domain/outcome.ts'
import { listDemand } from '../../data/queries/catalogue/restock-requests.ts'
import { confirmRestock, removeRestock, requestRestock } from '../../operations/restock/request-restock.ts'
import { serve } from '../serving/serve-operation.ts'

/** Each request can send a mail; more than this per minute from one address is automated. */
const requestsAMinute = 10
const limited = { callsAMinute: requestsAMinute }
const acknowledged = done({ acknowledged: true })

export const restockRequests = [
  serve(
    contract.requestRestock,
    async ({ shop, input }) => {
      const asked = await requestRestock(shop, input.params.id, input.body.email)
      return asked.ok ? acknowledged : asked
    },
    limited,
  ),
  serve(
    contract.requestOwnRestock,
    async ({ shop, caller, input }) => {
      const asked = await requestRestock(shop, input.params.id, caller.email, caller)
      return asked.ok ? done({ acknowledged: true, confirmed: asked.value }) : asked
    },
    limited,
  ),
  serve(
    contract.confirmRestock,
    async ({ shop, input }) => {
      const confirmed = await confirmRestock(shop, input.body.token)
      return confirmed.ok ? acknowledged : confirmed
    },
    limited,
  ),
  serve(
    contract.removeRestock,
    async ({ shop, input }) => {
      const removed = await removeRestock(shop, input.body.token)
      return removed.ok ? acknowledged : removed
    },
    limited,
  ),
  serve(contract.listRestockDemand, async ({ shop }) =>
    done((await listDemand(shop.database.read, 1000)).map((row) => ({ ...row }))),
  ),
]
