import { listTools as operation } from '../../../contract/tools.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { listToolsByPage } from '../../data/queries/listed-tools.ts'
import { serve } from '../serve-operation.ts'
import { sortedBy } from '../sorted-by.ts'
import { toolOnWire } from './tool-on-wire.ts'

export const listTools = serve(operation, async ({ shop, input: { query }, setHeader }) => {
  const { search = '', sort, limit, after } = query
  const order = sort ? sortedBy<'name' | 'price' | 'availableQuantity'>(sort) : onTheBoard
  const page = await listToolsByPage(shop.database.read, { search, ...order }, { limit, after })
  if (!page) return refused('CURSOR_INVALID')
  setHeader('x-next-cursor', page.next)
  return done(page.rows.map(toolOnWire))
})

const onTheBoard = { by: 'position', descending: false } as const
