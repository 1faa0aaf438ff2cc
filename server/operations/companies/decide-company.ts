import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { findLanguageOf } from '../../data/queries/accounts/languages.ts'
import { listMembersOf } from '../../data/queries/companies/company-members.ts'
import {
  lockManaged,
  type ManagedCompany,
  updateCompany,
} from '../../data/queries/companies/managed-companies.ts'
import { recordChange } from '../changes/record-change.ts'
import { companyDecidedEmail } from '../emails/company-emails.ts'
import type { Email } from '../emails/email.ts'
import type { MailingShop } from '../emails/formats.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Caller, Shop } from '../shop.ts'
import { centsOrNull, columnsOfTerms, refusalOfList, type WrittenTerms } from './company-values.ts'
import { proposeAddress } from './propose-address.ts'

interface Decision {
  readonly state: 'granted' | 'refused' | 'ended'
  /** What its people read. */
  readonly message: string
  /** Counts only if the company is granted. */
  readonly terms?: WrittenTerms | undefined
  readonly version: number
}

/**
 * Grants, refuses or ends a company, if it was not changed since a version. Its people get an email, which names the
 * terms that are granted with it.
 */
export function decideCompany(
  shop: Shop,
  caller: Caller,
  id: string,
  { state, message, terms: wanted, version }: Decision,
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const terms = state === 'granted' ? wanted : undefined
    const wrong = terms && (await refusalOfList(transaction, terms, 'terms.priceListId'))
    if (wrong) return wrong
    const company = await lockManaged(transaction, id)
    if (!company) return refused('COMPANY_NOT_FOUND')
    if (company.state === state) return refused('COMPANY_DECIDED')
    if (company.version !== version) return refused('COMPANY_CHANGED')
    const decided = { state, decided_by: caller.userId, decided_at: now }
    await updateCompany(transaction, id, { ...decided, ...(terms && columnsOfTerms(terms)) }, now)
    if (state === 'granted')
      for (const member of await listMembersOf(transaction.db, id))
        await proposeAddress(transaction, member, company, now)
    const event = `company-decided:${id}:${version}`
    const written = { name: company.name, state, message, terms }
    await mailMembers(shop, transaction, company, event, (mailing) => companyDecidedEmail(written, mailing))
    await recordChange(transaction, {
      at: now,
      by: caller,
      action: 'company.decided',
      subject: { kind: 'company', id, name: company.name },
      before: { state: company.state, ...(terms && recordedTerms(company)) },
      after: { state, ...(terms && recordedTerms({ ...terms, limitCents: centsOrNull(terms.limit) })) },
    })
    return done(true)
  })
}

function recordedTerms({
  termsDays,
  limitCents,
  priceListId,
}: Pick<ManagedCompany, 'termsDays' | 'limitCents' | 'priceListId'>) {
  return { termsDays, limitCents, priceListId }
}

/** Mails each person of a company in the person's language, once for an event. */
export async function mailMembers(
  shop: Shop,
  transaction: Transaction,
  { id }: Pick<ManagedCompany, 'id'>,
  event: string,
  email: (mailing: MailingShop) => Email,
): Promise<void> {
  for (const member of await listMembersOf(transaction.db, id)) {
    const mailing = mailingIn(shop, await findLanguageOf(transaction.db, member.email))
    const recipient = member.email
    await writeEmail(shop, transaction, email(mailing), { event: `${event}:${member.userId}`, recipient })
  }
}
