import type * as contract from '../../../contract/catalogue/makers.ts'
import { done } from '../../../domain/outcome.ts'
import { countByMaker, listMakers } from '../../data/queries/catalogue/makers.ts'
import { addMaker, changeMaker, deleteMaker } from '../../operations/catalogue/change-makers.ts'
import { deleted, inserted, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const makers = {
  listMakers: async ({ shop }) => {
    const { read } = shop.database
    const [all, products] = await Promise.all([listMakers(read), countByMaker(read)])
    return done(all.map(({ id, ...maker }) => ({ _id: id, ...maker, products: products.get(id) ?? 0 })))
  },
  addMaker: async ({ shop, caller, input: { body } }) => inserted(await addMaker(shop, caller, body)),
  changeMaker: async ({ shop, caller, input: { params, body } }) =>
    updated(await changeMaker(shop, caller, params.id, body)),
  deleteMaker: async ({ shop, caller, input: { params } }) =>
    deleted(await deleteMaker(shop, caller, params.id)),
} satisfies HandlersOf<typeof contract.makerOperations>
