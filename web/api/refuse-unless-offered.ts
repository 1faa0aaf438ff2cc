import { data } from 'react-router'
import type { ShopSettings } from '../../contract/shop/shop-settings.ts'
import { problems } from '../texts/problems.ts'
import { hostOf, type OperationName } from './host.ts'

/**
 * Refuses a page whose operation the backend does not offer, as if the page did not exist.
 * @throws the router's 404 response.
 */
export function refuseUnlessOffered(
  settings: Pick<ShopSettings, 'apiHost' | 'extensions'>,
  operation: OperationName,
): void {
  if (hostOf(settings).offers(operation)) return
  throw data({ code: 'NOT_FOUND', message: problems.notFound }, { status: 404 })
}
