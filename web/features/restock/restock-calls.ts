import {
  confirmRestock,
  removeRestock,
  requestOwnRestock,
  requestRestock,
} from '../../../contract/catalogue/restock-requests.ts'
import type { ShopApi } from '../../api/client.ts'

/** Asks for an email to an address. Rejects with an ApiError. */
export async function askFor(api: ShopApi, productId: string, email: string): Promise<void> {
  await api.call(requestRestock, { params: { id: productId }, body: { email } })
}

/** Asks for an email to the signed-in customer; returns whether it needs no confirmation. */
export async function askForOwn(api: ShopApi, productId: string): Promise<boolean> {
  const { confirmed } = await api.call(requestOwnRestock, { params: { id: productId } })
  return confirmed
}

/** What the link of an email can do. */
export type LinkAction = 'confirm' | 'remove'

/** Uses the secret of an email's link. Rejects with an ApiError. */
export async function followLink(api: ShopApi, action: LinkAction, token: string): Promise<void> {
  await api.call(action === 'confirm' ? confirmRestock : removeRestock, { body: { token } })
}
