import type { AlertRow } from '../../data/queries/accounts/alerts.ts'
import type { DeclinesOfShop } from '../../data/queries/payments/card-declines.ts'
import type { Email } from './email.ts'
import { dashboardAddress } from './page-links.ts'

/**
 * Alerts staff that an account holds the most unpaid stock allowed, or had many cards declined. Only the dashboard
 * names the account, because emails outlive the account.
 */
export function accountAlertEmail(
  { kind, count }: Pick<AlertRow, 'kind' | 'count'>,
  publicUrl: string,
): Email {
  const [subject, what, remedy] =
    kind === 'unpaid-orders'
      ? [
          'Unpaid orders hold the most stock allowed',
          `One account has reached the stock limit with ${count} unpaid orders. Further bookings are refused.`,
          'The holds end by themselves. The dashboard shows the account. If it is not a real customer, put the stock back there.',
        ]
      : [
          'Many cards were declined on one account',
          `${count} cards were declined in an hour on one account. Its open payments are closed, and new ones are refused for a while.`,
          'The dashboard shows the account. If you know this customer, let them pay there.',
        ]
  return {
    subject,
    paragraphs: [what, remedy],
    link: { text: 'See the to-do list', address: dashboardAddress(publicUrl) },
  }
}

/**
 * Warns staff that stolen cards are probably being tested, with the shop's measures and advice for staff.
 */
export function cardTestingEmail(
  { ofStrangers, accounts, addresses }: DeclinesOfShop,
  publicUrl: string,
): Email {
  return {
    subject: 'Stolen cards are probably being tested in your shop',
    paragraphs: [
      `${ofStrangers} cards of new customers were declined within an hour, on ${accounts} accounts from ${addresses} networks.`,
      'Until it calms down, new customers can try four cards an hour instead of nine, and four from one network. Customers who have paid before are not affected. No order is lost.',
      'Look at the payments in the dashboard of your card provider, block the cards or countries it names there, and refund charges that you do not know.',
    ],
    link: { text: 'See the to-do list', address: dashboardAddress(publicUrl) },
  }
}

/** Lists the pictures to delete by hand, because the image host has no API for it. */
export function remainingPicturesEmail(addresses: readonly string[]): Email {
  return {
    subject: 'Pictures to delete at the image host',
    paragraphs: [
      'A customer has deleted an account. The shop no longer shows these pictures, but the image host still has them. Delete them there, in the account that the shop uploads to.',
    ],
    facts: addresses.map((address, index) => [`Picture ${index + 1}`, address] as const),
  }
}
