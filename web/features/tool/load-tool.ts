import type { ShopApi } from '../../api/client.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import { getTool } from '../../api/rows/catalogue.ts'

interface Loading {
  readonly params: { readonly toolId?: string | undefined }
  readonly signal: AbortSignal
}

/** Loads the tool whose id is in the page's address. */
export async function loadTool(api: ShopApi, { params, signal }: Loading): Promise<Tool> {
  return api.call(getTool, { params: { id: params.toolId ?? '' } }, { signal })
}
