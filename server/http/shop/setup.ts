import type * as contract from '../../../contract/shop/setup.ts'
import { done } from '../../../domain/outcome.ts'
import { listSetup } from '../../operations/setup/list-setup.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const setup = {
  getSetup: async ({ shop, web }) => done(await listSetup(shop, web.textFacts)),
} satisfies HandlersOf<typeof contract.setup>
