import { listQuotes as operation } from '../../../contract/quotes.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { listQuotes as listStoredQuotes } from '../../data/queries/listed-quotes.ts'
import { serve } from '../serve-operation.ts'

export const listQuotes = serve(operation, async ({ shop, input: { query }, setHeader }) => {
  const { search = '', sort, limit, after } = query
  const byAge = sort && (sort === 'createdAt' ? 'asc' : 'desc')
  const page = await listStoredQuotes(shop.database.read, { search, byAge }, { limit, after })
  if (!page) return refused('CURSOR_INVALID')
  setHeader('x-next-cursor', page.next)
  return done(page.rows.map(({ id, itemId, ...quote }) => ({ ...quote, _id: id, item: itemId })))
})
