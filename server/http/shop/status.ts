import type * as contract from '../../../contract/shop/status.ts'
import { done } from '../../../domain/outcome.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const status = {
  getStatus: async ({ web }) => done({ ...(await web.status.read()), runs: [] }),
} satisfies HandlersOf<typeof contract.statusOperations>
