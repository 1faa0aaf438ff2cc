import { listItems as operation } from '../../../contract/items.ts'
import { dollarsOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import { listItems as listStoredItems } from '../../data/queries/items.ts'
import { serve } from '../serve-operation.ts'

export const listItems = serve(operation, async ({ shop }) => {
  const items = await listStoredItems(shop.database.read)
  return done(
    items.map(({ id, name, img, priceCents, outline }) => ({
      _id: id,
      img,
      price: dollarsOf(priceCents),
      name,
      outline,
    })),
  )
})
