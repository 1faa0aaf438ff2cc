import type { AlertRow } from '../../data/queries/account-alerts.ts'
import { dashboardAddress } from './addresses.ts'
import type { Letter } from './letter.ts'

/** To the admin: an account holds as much unpaid stock as it may, or tries card after card. */
export function accountAlert(
  { kind, count, email }: Pick<AlertRow, 'kind' | 'count' | 'email'>,
  publicUrl: string,
): Letter {
  const [subject, what, remedy] =
    kind === 'unpaid-orders'
      ? [
          'Stock is held by unpaid orders',
          `${email} holds stock with unpaid orders up to the limit: ${count} of them. More bookings are refused.`,
          'Holds end by themselves. If this is no customer, put the stock back now: it stands under To do.',
        ]
      : [
          'Many cards were declined on one account',
          `${count} cards were declined in an hour for orders of ${email}. Its open payments are closed, and new ones are refused for a while.`,
          'If this is a customer whom you know, let them pay: it stands under To do.',
        ]
  return {
    subject,
    paragraphs: [what, remedy],
    link: { text: 'See what is to do', address: dashboardAddress(publicUrl) },
  }
}
