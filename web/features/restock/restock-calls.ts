import {
  confirmRestock,
  removeRestock,
  requestOwnRestock,
  requestRestock,
} from '../../../contract/catalogue/restock-requests.ts'
import type { ShopApi } from '../../api/client.ts'

/** Requests a restock email for an address. Rejects with an ApiError. */
export async function askFor(api: ShopApi, productId: string, email: string): Promise<void> {
  await api.call(requestRestock, { params: { id: productId }, body: { email } })
}

/** Requests a restock email for the signed-in customer. Returns whether no confirmation is needed. */
export async function askForOwn(api: ShopApi, productId: string): Promise<boolean> {
  const { confirmed } = await api.call(requestOwnRestock, { params: { id: productId } })
  return confirmed
}

/** The actions of an email's link. */
export type LinkAction = 'confirm' | 'remove'

/** Uses the secret of an email's link. Rejects with an ApiError. */
export async function followLink(api: ShopApi, action: LinkAction, token: string): Promise<void> {
  await api.call(action === 'confirm' ? confirmRestock : removeRestock, { body: { token } })
}
