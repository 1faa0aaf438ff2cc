import type * as contract from '../../../contract/companies/own-company.ts'
import { amountOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import type { Reader } from '../../data/database.ts'
import { hasVerifiedIdentity } from '../../data/queries/accounts/identities.ts'
import {
  listInvitationsOf,
  listInvitationsTo,
  listMembersOf,
} from '../../data/queries/companies/company-members.ts'
import { findManagedOf, type ManagedCompany } from '../../data/queries/companies/managed-companies.ts'
import { askForCompany } from '../../operations/companies/ask-for-company.ts'
import { changeOwnCompany, leaveOwnCompany } from '../../operations/companies/change-own-company.ts'
import {
  inviteBuyer,
  joinCompany,
  removeBuyer,
  withdrawInvitation,
} from '../../operations/companies/company-buyers.ts'
import { deleted, inserted, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { detailsOf } from './company-details.ts'

export const ownCompany = {
  getOwnCompany: async ({ shop, caller }) => {
    const { read } = shop.database
    const [company, invitations] = await Promise.all([
      findManagedOf(read, caller.userId),
      hasVerifiedIdentity(read, caller.userId).then((isProven) =>
        isProven ? listInvitationsTo(read, caller.email) : [],
      ),
    ])
    return done({
      company: company ? await toOwnCompany(read, company) : null,
      invitations: [...invitations],
    })
  },
  askForCompany: async ({ shop, caller, input: { body } }) =>
    inserted(await askForCompany(shop, caller, body)),
  changeOwnCompany: async ({ shop, caller, input: { body } }) =>
    updated(await changeOwnCompany(shop, caller, body)),
  leaveOwnCompany: async ({ shop, caller }) => deleted(await leaveOwnCompany(shop, caller)),
  inviteBuyer: async ({ shop, caller, input: { body } }) =>
    updated(await inviteBuyer(shop, caller, body.email)),
  withdrawInvitation: async ({ shop, caller, input: { params } }) =>
    deleted(await withdrawInvitation(shop, caller, params.email)),
  removeBuyer: async ({ shop, caller, input: { params } }) =>
    deleted(await removeBuyer(shop, caller, params.email)),
  joinCompany: async ({ shop, caller, input: { params } }) =>
    updated(await joinCompany(shop, caller, params.id)),
} satisfies HandlersOf<typeof contract.ownCompanyOperations>

async function toOwnCompany(read: Reader, company: ManagedCompany): Promise<contract.OwnCompany> {
  const { id, state, vatState, termsDays, limitCents, version } = company
  const [members, invitations] = await Promise.all([listMembersOf(read, id), listInvitationsOf(read, id)])
  return {
    _id: id,
    ...detailsOf(company),
    state,
    vatState,
    termsDays,
    limit: limitCents === null ? null : amountOf(limitCents),
    version,
    members: members.map(({ email, name, addedAt }) => ({ email, name, addedAt })),
    invitations,
  }
}
