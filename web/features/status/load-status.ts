import type { AnswerOf } from '../../../contract/operation.ts'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { getStatus } from '../../../contract/shop/status.ts'
import type { ShopApi } from '../../api/client.ts'
import { refuseUnlessOffered } from '../../api/refuse-unless-offered.ts'

export type Status = AnswerOf<typeof getStatus>

interface Loading {
  readonly settings: ShopSettings
  readonly signal: AbortSignal
}

/** Loads the shop's state. */
export async function loadStatus(api: ShopApi, { settings, signal }: Loading): Promise<Status> {
  refuseUnlessOffered(settings, getStatus)
  return api.call(getStatus, {}, { signal })
}
