import { listToolReviews } from '../../../contract/catalogue/reviews.ts'
import { getToolGuide, type ToolGuide } from '../../../contract/catalogue/tool-guide.ts'
import { type DeliveryPrices, getDeliveryPrices } from '../../../contract/shop/delivery-rates.ts'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { undefinedIfRefused } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'
import { hostOf, type OperationName } from '../../api/host.ts'
import { loadProductReviews, type ProductReviews } from '../../api/load-product-reviews.ts'
import { type DescribedProduct, getTool } from '../../api/rows/catalogue.ts'

interface Loading {
  readonly params: { readonly toolId?: string | undefined }
  readonly query: { readonly get: (name: 'reviews') => string | null }
  readonly settings: ShopSettings
  readonly signal: AbortSignal
}

/** Data of a tool's page. Parts that the backend does not offer, or that failed to load, are missing. */
export interface ToolData {
  readonly tool: DescribedProduct
  readonly guide?: ToolGuide | undefined
  readonly reviews?: ProductReviews | undefined
  readonly delivery?: DeliveryPrices | undefined
}

/** Loads the tool in the page's address, and the page's further data. Rejects only if the tool fails to load. */
export async function loadTool(
  api: ShopApi,
  { params: { toolId = '' }, query, settings, signal }: Loading,
): Promise<ToolData> {
  const { offers } = hostOf(settings)
  const request = { params: { id: toolId } }
  const ifOffered = async <Part>(operation: OperationName, call: () => Promise<Part>) =>
    offers(operation) ? call().catch(undefinedIfRefused) : undefined
  const [tool, guide, reviews, delivery] = await Promise.all([
    api.call(getTool, request, { signal }),
    ifOffered(getToolGuide, () => api.call(getToolGuide, request, { signal })),
    ifOffered(listToolReviews, () => loadProductReviews(api, toolId, query.get('reviews'), signal)),
    ifOffered(getDeliveryPrices, () => api.call(getDeliveryPrices, {}, { signal })),
  ])
  return { tool, guide, reviews, delivery }
}
