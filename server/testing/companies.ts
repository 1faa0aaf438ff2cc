import type { Insertable } from 'kysely'
import { done } from '../../domain/outcome.ts'
import { foldLetters } from '../../domain/search/fold-text.ts'
import type { CompaniesTable } from '../data/schema/company-tables.ts'
import type { Caller, Shop } from '../operations/shop.ts'
import { newId } from '../platform/ids.ts'
import { granted } from './shop-contents.ts'

/** Adds a granted company in Vienna for which these accounts buy, with a confirmed VAT number; returns its id. */
export async function addCompany(
  shop: Shop,
  members: readonly Pick<Caller, 'userId'>[],
  differing: Partial<Insertable<CompaniesTable>> = {},
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
    decided_by: null,
    decided_at: now,
    terms_days: null,
    limit_cents: null,
    price_list_id: null,
    updated_at: now,
    ...differing,
  } as const
  const added = await shop.database.write(async ({ db }) => {
    await db
      .insertInto('companies')
      .values({ ...company, name_folded: foldLetters(company.name) })
      .execute()
    const rows = members.map(({ userId }) => ({ user_id: userId, company_id: id, added_at: now }))
    if (rows.length > 0) await db.insertInto('company_members').values(rows).execute()
    return done(id)
  })
  return granted(added)
}
