import { inLanguage } from '../../../contract/languages/said.ts'
import { type LinkedOrders, linkLastsMs } from '../../platform/order-links.ts'
import type { Shop } from '../shop.ts'
import type { Email } from './email.ts'
import type { MailingShop } from './formats.ts'
import { orderEmailTexts } from './order-email-texts.ts'
import { openOrderAddress } from './page-links.ts'

/**
 * Adds a link that shows the state of these orders without signing in. The page shows less than the email, so the email
 * needs no protection as a secret (docs/decisions/0062).
 */
export function withOrderLink(
  { clock, orderLinks }: Pick<Shop, 'clock' | 'orderLinks'>,
  mailing: MailingShop,
  email: Email,
  orders: LinkedOrders,
): Email {
  const { openLink: texts } = inLanguage(orderEmailTexts, mailing.language)
  const until = clock() + linkLastsMs
  return {
    ...email,
    further: { text: texts.text, address: openOrderAddress(mailing, orderLinks.sign(orders, until)) },
    closing: [...(email.closing ?? []), texts.until(mailing.settings.formats.instant(until))],
  }
}
