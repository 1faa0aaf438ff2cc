import { Readable } from 'node:stream'
import type * as contract from '../../../contract/accounts/own-data.ts'
import { done } from '../../../domain/outcome.ts'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import { exportOwnData } from '../../operations/accounts/export-own-data.ts'
import { shopTimeZone } from '../../operations/settings/shop-on-pages.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const ownData = {
  exportOwnData: async ({ shop, caller, setHeader }) => {
    const day = dateIn(await shopTimeZone(shop), shop.clock())
    setHeader('content-type', 'application/json; charset=utf-8')
    setHeader('content-disposition', `attachment; filename="my-data-${day}.json"`)
    // Fastify sends a stream unchanged, although the contract describes the whole object.
    return done(Readable.from(exportOwnData(shop, caller)) as unknown as Record<string, unknown>)
  },
} satisfies HandlersOf<typeof contract.ownDataOperations>
