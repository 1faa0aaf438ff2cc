import { done } from '../../domain/outcome.ts'
import { bindIdentity } from '../data/queries/accounts/identities.ts'
import { addMember } from '../data/queries/companies/company-members.ts'
import { type CompanyValues, insertCompany } from '../data/queries/companies/managed-companies.ts'
import type { CompaniesTable } from '../data/schema/company-tables.ts'
import type { Caller, Shop } from '../operations/shop.ts'
import { newId } from '../platform/ids.ts'
import { granted } from './shop-contents.ts'

/** Proves the email of an account, as a provider does that has verified it. */
export async function proveEmail(shop: Shop, { userId }: Pick<Caller, 'userId'>): Promise<void> {
  const identity = { issuer: 'test', subject: `subject of ${userId}`, verified: true }
  await shop.database.write(async (transaction) => {
    await bindIdentity(transaction, userId, identity, shop.clock())
    return done(null)
  })
}

/** Adds a granted company in Vienna for which these accounts buy, with a confirmed VAT number; returns its id. */
export async function addCompany(
  shop: Shop,
  members: readonly Pick<Caller, 'userId'>[],
  differing: CompanyValues & Partial<Pick<CompaniesTable, 'name' | 'country' | 'asked_by'>> = {},
): Promise<string> {
  const id = newId()
  const now = shop.clock()
  const company = {
    id,
    name: 'Radwerk GmbH',
    country: 'AT',
    lines: JSON.stringify(['Lange Gasse 1']),
    postcode: '1080',
    city: 'Wien',
    region: '',
    vat_number: 'ATU33864707',
    vat_state: 'confirmed',
    vat_checked_at: now,
    vat_confirmed_at: now,
    state: 'granted',
    asked_by: null,
    asked_at: now,
    decided_at: now,
    ...differing,
  } as const
  const added = await shop.database.write(async (transaction) => {
    await insertCompany(transaction, company)
    for (const { userId } of members) await addMember(transaction, { userId, companyId: id }, now)
    return done(id)
  })
  return granted(added)
}
