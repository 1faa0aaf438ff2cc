import * as contract from '../../contract/items.ts'
import { dollarsOf } from '../../domain/money.ts'
import { done } from '../../domain/outcome.ts'
import { listItems } from '../data/queries/catalogue/items.ts'
import { serve } from './serving/serve-operation.ts'

export const items = [
  serve(contract.listItems, async ({ shop }) => {
    const items = await listItems(shop.database.read)
    return done(
      items.map(({ id, name, img, priceCents, outline, details }) => ({
        _id: id,
        img,
        price: dollarsOf(priceCents),
        name,
        outline,
        ...details,
      })),
    )
  }),
]
