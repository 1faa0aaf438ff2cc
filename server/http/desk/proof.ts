import type * as contract from '../../../contract/desk/proof.ts'
import { done } from '../../../domain/outcome.ts'
import { readProof } from '../../operations/proof/prove-numbers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const proof = {
  getProof: async ({ shop }) => {
    const last = await readProof(shop.database.read)
    if (!last) return done({ finishedAt: null, checks: [], differences: [] })
    const { finishedAt, counts, differences } = last
    const checks = counts.map(({ check, checked, differences: found }) => ({
      check,
      checked,
      differences: found,
    }))
    return done({ finishedAt, checks, differences: [...differences] })
  },
} satisfies HandlersOf<typeof contract.proofOperations>
