import { getTool } from '../../../contract/catalogue/get-tool.ts'
import type { Tool } from '../../../contract/catalogue/tool.ts'
import type { ShopApi } from '../../api/client.ts'

interface Loading {
  readonly params: { readonly toolId?: string | undefined }
  readonly signal: AbortSignal
}

/** One tool by the id in the page's address. */
export async function loadTool(api: ShopApi, { params, signal }: Loading): Promise<Tool> {
  return api.call(getTool, { params: { id: params.toolId ?? '' } }, { signal })
}
