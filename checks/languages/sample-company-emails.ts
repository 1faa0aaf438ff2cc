import {
  companyAskedEmail,
  companyDecidedEmail,
  companyInvitationEmail,
  companyNumberEmail,
  vatNumberEmail,
} from '../../server/operations/emails/company-emails.ts'
import type { Email } from '../../server/operations/emails/email.ts'
import { mailing, written } from './sample-orders.ts'

/** Emails about companies, in the generated language, in each of their forms, by the function that makes them. */
export const sampleCompanyEmails: Readonly<Record<string, () => readonly Email[]>> = {
  companyNumberEmail: () => [companyNumberEmail('c1', mailing)],
  companyAskedEmail: () => [companyAskedEmail('c1', mailing)],
  companyDecidedEmail: () =>
    (['granted', 'refused', 'ended'] as const).flatMap((state) =>
      ['', written].map((message) =>
        companyDecidedEmail(
          { name: written, state, message, terms: { termsDays: 30, limit: 2000 } },
          mailing,
        ),
      ),
    ),
  companyInvitationEmail: () => [companyInvitationEmail({ name: written }, mailing)],
  vatNumberEmail: () =>
    [true, false].map((isConfirmed) =>
      vatNumberEmail({ name: written, vatNumber: written, isConfirmed }, mailing),
    ),
}
