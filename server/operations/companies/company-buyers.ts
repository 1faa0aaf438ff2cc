import { createHash } from 'node:crypto'
import { mostBuyers } from '../../../contract/companies/company-fields.ts'
import { done, type Outcome, refused, refusedAt } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { hasVerifiedIdentity } from '../../data/queries/accounts/identities.ts'
import { findLanguageOf } from '../../data/queries/accounts/languages.ts'
import { lockUser } from '../../data/queries/accounts/users.ts'
import {
  addInvitation,
  addMember,
  listInvitationsOf,
  listMembersOf,
  removeInvitation,
  removeInvitationsBy,
  removeMember,
} from '../../data/queries/companies/company-members.ts'
import { lockManaged } from '../../data/queries/companies/managed-companies.ts'
import { dayMs } from '../../platform/clock.ts'
import { companyInvitationEmail } from '../emails/company-emails.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Caller, Shop } from '../shop.ts'
import { lockOwnCompany } from './change-own-company.ts'
import { proposeAddress } from './propose-address.ts'

/** Invites an email to buy for the caller's granted company, and mails it, at most once a day. */
export function inviteBuyer(shop: Shop, caller: Caller, email: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const company = await lockOwnCompany(transaction, caller)
    if (!company) return refused('NO_COMPANY')
    if (company.state !== 'granted') return refused('COMPANY_NOT_GRANTED')
    const { emails, invited: waiting } = await peopleOf(transaction, company.id)
    if (emails.has(email) || waiting.has(email)) return refusedAt('email', 'COMPANY_INVITED_ALREADY')
    if (emails.size + waiting.size >= mostBuyers) return refused('COMPANY_FULL')
    const now = shop.clock()
    const invitation = { companyId: company.id, email, by: caller.userId }
    await addInvitation(transaction, invitation, now)
    const day = Math.floor(now / dayMs)
    const invited = createHash('sha256').update(email).digest('base64url')
    const language = (await findLanguageOf(transaction.db, email)) ?? caller.language
    await writeEmail(
      shop,
      transaction,
      companyInvitationEmail({ name: company.name }, mailingIn(shop, language)),
      {
        // Who withdraws and invites again does not fill a stranger's mailbox.
        event: `company-invitation:${company.id}:${day}:${invited}`,
        recipient: email,
      },
    )
    return done(true)
  })
}

/** Withdraws an invitation to the caller's company. */
export function withdrawInvitation(shop: Shop, caller: Caller, email: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const company = await lockOwnCompany(transaction, caller)
    if (!company) return refused('NO_COMPANY')
    return done(await removeInvitation(transaction, company.id, email))
  })
}

/** Ends that another person buys for the caller's company, and withdraws the person's invitations. */
export function removeBuyer(shop: Shop, caller: Caller, email: string): Promise<Outcome<null>> {
  return shop.database.write(async (transaction) => {
    const company = await lockOwnCompany(transaction, caller)
    if (!company) return refused('NO_COMPANY')
    const members = await listMembersOf(transaction.db, company.id)
    const member = members.find((one) => one.email === email)
    // The caller leaves by another operation, which says so.
    if (!member || member.userId === caller.userId) return refused('COMPANY_MEMBER_NOT_FOUND')
    await removeMember(transaction, member.userId)
    // Otherwise the person could come back with another email.
    await removeInvitationsBy(transaction, { userId: member.userId, companyId: company.id })
    return done(null)
  })
}

/** Accepts an invitation to a granted company, with an account that has proven the invited email. */
export function joinCompany(shop: Shop, caller: Caller, id: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const company = await lockManaged(transaction, id)
    await lockUser(transaction, caller.userId)
    if (company?.state !== 'granted') return refused('COMPANY_INVITATION_NOT_FOUND')
    if (!(await hasVerifiedIdentity(transaction.db, caller.userId))) return refused('EMAIL_NOT_PROVEN')
    if (!(await removeInvitation(transaction, id, caller.email)))
      return refused('COMPANY_INVITATION_NOT_FOUND')
    const { emails } = await peopleOf(transaction, id)
    if (emails.size >= mostBuyers) return refused('COMPANY_FULL')
    const isAdded = await addMember(transaction, { userId: caller.userId, companyId: id }, now)
    if (!isAdded) return refused('COMPANY_ALREADY')
    await proposeAddress(transaction, caller, company, now)
    return done(true)
  })
}

async function peopleOf({ db }: Transaction, companyId: string) {
  const [members, invitations] = await Promise.all([
    listMembersOf(db, companyId),
    listInvitationsOf(db, companyId),
  ])
  return {
    emails: new Set(members.map(({ email }) => email)),
    invited: new Set(invitations.map(({ email }) => email)),
  }
}
