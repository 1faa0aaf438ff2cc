import * as contract from '../../contract/items.ts'
import { dollarsOf } from '../../domain/money.ts'
import { listItemsByPage } from '../data/queries/catalogue/items.ts'
import { listPage } from './serving/answers.ts'
import { serve } from './serving/serve-operation.ts'

export const items = [
  serve(contract.listItems, async ({ shop, input: { query }, setHeader }) => {
    const { limit, after } = query
    const page = await listItemsByPage(shop.database.read, { limit, after })
    return listPage(page, setHeader, ({ id, name, img, priceCents, outline, details }) => ({
      _id: id,
      img,
      price: dollarsOf(priceCents),
      name,
      outline,
      ...details,
    }))
  }),
]
