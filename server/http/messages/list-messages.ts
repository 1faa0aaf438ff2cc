import { listEmails as operation } from '../../../contract/emails.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { listEmails as listStoredMessages } from '../../data/queries/listed-messages.ts'
import { serve } from '../serve-operation.ts'
import { messageOnWire } from './message-on-wire.ts'

export const listEmails = serve(operation, async ({ shop, input: { query }, setHeader }) => {
  const { search = '', sort, state, limit, after } = query
  const page = await listStoredMessages(
    shop.database.read,
    { search, oldestFirst: sort === 'createdAt', state },
    { limit, after },
  )
  if (!page) return refused('CURSOR_INVALID')
  setHeader('x-next-cursor', page.next)
  return done(page.rows.map((row) => messageOnWire(row, shop)))
})
