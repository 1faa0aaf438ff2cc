import type { Reader } from '../database.ts'
import { endOfPrefix, folded } from '../folded.ts'
import { type Page, type PageRequest, readPage } from '../paging.ts'
import { stretchBy } from '../stretch-by.ts'
import { selectTools, type ToolRow } from './tools.ts'

export interface ToolsWanted {
  /** Beginning of a name. */
  readonly search: string
  readonly by: 'position' | 'name' | 'price' | 'availableQuantity'
  readonly descending: boolean
}

const orders = {
  position: { column: 'tools.position', kind: 'integer', sortedBy: (tool: ToolRow) => tool.position },
  name: { column: 'tools.name_folded', kind: 'text', sortedBy: (tool: ToolRow) => folded(tool.name) },
  price: {
    column: 'tools.unit_price_cents',
    kind: 'integer',
    sortedBy: (tool: ToolRow) => tool.unitPriceCents,
  },
  availableQuantity: {
    column: 'tools.available',
    kind: 'integer',
    sortedBy: (tool: ToolRow) => tool.available,
  },
} as const

/** Tools that are for sale, a page at a time; undefined when the cursor is not one of this list. */
export function listToolsByPage(
  read: Reader,
  wanted: ToolsWanted,
  request: PageRequest,
): Promise<Page<ToolRow> | undefined> {
  const { search, by, descending } = wanted
  let query = selectTools(read)
  if (search !== '') {
    const text = folded(search)
    query = query.where('tools.name_folded', '>=', text).where('tools.name_folded', '<', endOfPrefix(text))
  }
  const { column, kind, sortedBy } = orders[search === '' ? by : 'name']
  const stretch = stretchBy(query, { columns: [column, 'tools.id'], kind, descending, sortedBy })
  return readPage(['tools', wanted], [stretch], request)
}
