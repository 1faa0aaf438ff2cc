import type { ShopSettings } from '../../contract/shop/shop-settings.ts'

type EmailDelivery = 'mailbox' | 'dashboard' | 'none'

/**
 * Returns where an email with a secret link arrives: in the recipient's mailbox; on the dashboard of a demo, where an
 * admin reads it; or nowhere, in a live shop without a mail server. Firebase sends its own emails.
 */
export function emailDelivery({ mail, demo = false, identity }: ShopSettings): EmailDelivery {
  if (mail || identity.provider === 'firebase') return 'mailbox'
  return demo ? 'dashboard' : 'none'
}
