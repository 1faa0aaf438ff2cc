import type { Transaction } from '../../data/database.ts'
import { disabledWebhookEmail } from '../emails/notice-emails.ts'
import { type Teller, tellStaff } from './tell-staff.ts'

/** Tells staff that the shop disabled a webhook. Names its host only, because an address may hold a secret. */
export async function tellDisabledWebhook(
  shop: Teller,
  transaction: Transaction,
  { id, url }: { readonly id: string; readonly url: string },
  why: 'failing' | 'gone',
): Promise<void> {
  const { host } = new URL(url)
  await tellStaff(shop, transaction, {
    kind: 'webhooks',
    subject: id,
    email: (mailing) => disabledWebhookEmail({ host, why }, mailing),
  })
}
