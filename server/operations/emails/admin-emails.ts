import { inLanguage } from '../../../contract/languages/said.ts'
import type { AlertRow } from '../../data/queries/accounts/alerts.ts'
import type { DeclinesOfShop } from '../../data/queries/payments/card-declines.ts'
import { adminEmailTexts } from './admin-email-texts.ts'
import type { Email } from './email.ts'
import type { MailingShop } from './formats.ts'
import { dashboardAddress } from './page-links.ts'

/**
 * Alerts staff that an account holds the most unpaid stock allowed, or had many cards declined. Only the dashboard
 * names the account, because emails outlive the account.
 */
export function accountAlertEmail(
  { kind, count }: Pick<AlertRow, 'kind' | 'count'>,
  shop: MailingShop,
): Email {
  const { language } = shop
  const texts = inLanguage(adminEmailTexts, language)
  const { subject, what, remedy } = kind === 'unpaid-orders' ? texts.unpaidOrders : texts.declinedCards
  return {
    language,
    subject,
    paragraphs: [what(count), remedy],
    link: { text: texts.seeToDo, address: dashboardAddress(shop) },
  }
}

/**
 * Warns staff that stolen cards are probably being tested, with the shop's measures and advice for staff.
 */
export function cardTestingEmail(
  { ofStrangers, accounts, addresses }: DeclinesOfShop,
  shop: MailingShop,
): Email {
  const { language } = shop
  const { cardTesting: texts, seeToDo } = inLanguage(adminEmailTexts, language)
  return {
    language,
    subject: texts.subject,
    paragraphs: [texts.what(ofStrangers, accounts, addresses), texts.measures, texts.advice],
    link: { text: seeToDo, address: dashboardAddress(shop) },
  }
}

/** Lists the pictures to delete by hand, because the image host has no API for it. */
export function remainingPicturesEmail(
  addresses: readonly string[],
  { language }: Pick<MailingShop, 'language'>,
): Email {
  const { remainingPictures: texts } = inLanguage(adminEmailTexts, language)
  return {
    language,
    subject: texts.subject,
    paragraphs: [texts.what],
    facts: addresses.map((address, index) => [texts.picture(index + 1), address] as const),
  }
}
