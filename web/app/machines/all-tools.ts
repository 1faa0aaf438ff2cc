import type { ShopSettings } from '../../../contract/shop-settings.ts'
import type { ShopApi } from '../../api/client.ts'
import { hostOf } from '../../api/host.ts'
import { type DescribedTool, listDescribedTools, listTools } from '../../api/rows/catalogue.ts'

/** Part of the catalogue. */
export interface ToolsPart {
  readonly tools: readonly DescribedTool[]
  /** The cursor of the next part, if any. */
  readonly next?: string
}

/**
 * Loads all tools in parts, in the API's order. Lets the server answer other requests between two parts. A backend
 * without pages sends its whole list at once.
 */
export async function* allTools(
  api: ShopApi,
  settings: ShopSettings,
  limit: number,
): AsyncGenerator<ToolsPart> {
  if (!hostOf(settings).offers(listTools)) {
    const tools = await api.call(listDescribedTools, {})
    for (let start = 0; start < tools.length; start += limit) {
      yield { tools: tools.slice(start, start + limit) }
      await nextTurn()
    }
    return
  }
  for (let after: string | undefined; ; ) {
    const query = { limit, ...(after && { after }) }
    const { answer, next } = await api.callForPage(listDescribedTools, { query })
    yield { tools: answer, ...(next && { next }) }
    if (!next) return
    after = next
    await nextTurn()
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
