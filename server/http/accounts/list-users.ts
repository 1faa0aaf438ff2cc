import { listUsers as operation } from '../../../contract/accounts.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { listUsers as listStoredUsers } from '../../data/queries/listed-users.ts'
import { serve } from '../serve-operation.ts'
import { sortedBy } from '../sorted-by.ts'

export const listUsers = serve(operation, async ({ shop, input: { query }, setHeader }) => {
  const { search = '', sort = 'email', limit, after } = query
  const wanted = { search, ...sortedBy<'email' | 'createdAt'>(sort) }
  const page = await listStoredUsers(shop.database.read, wanted, { limit, after })
  if (!page) return refused('CURSOR_INVALID')
  setHeader('x-next-cursor', page.next)
  return done(
    page.rows.map(({ id, email, role, name, createdAt }) => ({ _id: id, email, role, name, createdAt })),
  )
})
