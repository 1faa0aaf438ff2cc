import type { AlertRow } from '../../data/queries/account-alerts.ts'
import { dashboardAddress } from './addresses.ts'
import type { Letter } from './letter.ts'

/**
 * To the admin: an account holds as much unpaid stock as it may, or tries card after card. Whose it is stands in the
 * dashboard only, because a message is kept after the account is deleted.
 */
export function accountAlert({ kind, count }: Pick<AlertRow, 'kind' | 'count'>, publicUrl: string): Letter {
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
