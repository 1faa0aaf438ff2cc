import type * as contract from '../../../contract/companies/companies.ts'
import { amountOf } from '../../../domain/money.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { vatConfirmationMs } from '../../../domain/tax/intra-community.ts'
import { findUser } from '../../data/queries/accounts/users.ts'
import { listInvitationsOf, listMembersOf } from '../../data/queries/companies/company-members.ts'
import {
  findManaged,
  listManaged,
  type ManagedCompany,
} from '../../data/queries/companies/managed-companies.ts'
import { changeCompany } from '../../operations/companies/change-company.ts'
import { checkVatNumber, confirmVatNumber } from '../../operations/companies/confirm-vat-number.ts'
import { decideCompany } from '../../operations/companies/decide-company.ts'
import type { Shop } from '../../operations/shop.ts'
import { listPage, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { detailsOf } from './company-details.ts'

export const companies = {
  listCompanies: async ({ shop, input: { query }, setHeader }) => {
    const { search = '', state, limit, after } = query
    const page = await listManaged(shop.database.read, { state, search }, { limit, after })
    return listPage(page, setHeader, toListed)
  },
  getCompany: async ({ shop, input: { params } }) => {
    const company = await findManaged(shop.database.read, params.id)
    return company ? done(await toCompany(shop, company)) : refused('COMPANY_NOT_FOUND')
  },
  changeCompany: async ({ shop, caller, input: { params, body } }) =>
    updated(await changeCompany(shop, caller, params.id, body)),
  decideCompany: async ({ shop, caller, input: { params, body } }) =>
    updated(await decideCompany(shop, caller, params.id, body)),
  confirmVatNumber: async ({ shop, caller, input: { params, body } }) =>
    updated(await confirmVatNumber(shop, caller, params.id, body)),
  checkVatNumber: async ({ shop, caller, input: { params } }) =>
    updated(await checkVatNumber(shop, caller, params.id)),
} satisfies HandlersOf<typeof contract.companyOperations>

function toListed({ id, ...company }: ManagedCompany): contract.ListedCompany {
  const { name, country, state, vatNumber, vatState, askedBy, askedAt, termsDays, limitCents } = company
  return {
    _id: id,
    name,
    country,
    state,
    vatNumber: vatNumber ?? '',
    vatState,
    askedBy,
    askedAt,
    termsDays,
    limit: limitCents === null ? null : amountOf(limitCents),
  }
}

async function toCompany(
  { database: { read }, vatNumbers, settings }: Pick<Shop, 'database' | 'vatNumbers' | 'settings'>,
  company: ManagedCompany,
): Promise<contract.Company> {
  const { id, decidedById, decidedAt, vatConfirmedAt, vatCheckedAt, vatNextCheckAt, vatWord } = company
  const { note, priceListId, version } = company
  const [members, invitations, decider, { invoicing }] = await Promise.all([
    listMembersOf(read, id),
    listInvitationsOf(read, id),
    decidedById === null ? undefined : findUser(read, decidedById),
    settings.read(),
  ])
  return {
    ...toListed(company),
    ...detailsOf(company),
    note,
    priceListId,
    vatCheckedAt,
    vatConfirmedUntil: vatConfirmedAt === null ? null : vatConfirmedAt + vatConfirmationMs,
    vatNextCheckAt,
    vatWord,
    asksVies: vatNumbers !== undefined,
    // The email of a deleted account has no @.
    decidedBy: decider?.email.includes('@') ? decider.email : null,
    decidedAt,
    members: members.map(({ email, name, addedAt, proven }) => ({
      email,
      name,
      addedAt,
      proven: proven === 1,
    })),
    invitations,
    usualTerms: { termsDays: invoicing.days, limit: invoicing.limit },
    version,
  }
}
