import { type LinkedOrders, linkLastsMs } from '../../platform/order-links.ts'
import type { Shop } from '../shop.ts'
import type { Email } from './email.ts'
import type { MailingShop } from './formats.ts'
import { openOrderAddress } from './page-links.ts'

/**
 * Adds a link that shows the state of these orders without signing in. The page shows less than the email, so the email
 * needs no protection as a secret (docs/decisions/0062).
 */
export function withOrderLink(
  { clock, orderLinks, publicUrl, settings: { formats } }: Pick<Shop, 'clock' | 'orderLinks'> & MailingShop,
  email: Email,
  orders: LinkedOrders,
): Email {
  const until = clock() + linkLastsMs
  return {
    ...email,
    further: {
      text: 'See the state of the order, without signing in',
      address: openOrderAddress(publicUrl, orderLinks.sign(orders, until)),
    },
    closing: [
      ...(email.closing ?? []),
      `The link without signing in works until ${formats.instant(until)}, for everyone who has it. It shows products, state and parcel, but no address.`,
    ],
  }
}
