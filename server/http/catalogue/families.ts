import type * as contract from '../../../contract/catalogue/families.ts'
import { done } from '../../../domain/outcome.ts'
import { listFamilies } from '../../data/queries/catalogue/listed-families.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const families = {
  listFamilies: async ({ shop }) => done([...(await listFamilies(shop.database.read))]),
} satisfies HandlersOf<typeof contract.familyOperations>
