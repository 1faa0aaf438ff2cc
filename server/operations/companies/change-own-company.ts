import { done, type Outcome, refused, refusedAt } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { findMembership, listMembersOf, removeMember } from '../../data/queries/companies/company-members.ts'
import {
  lockManaged,
  type ManagedCompany,
  updateCompany,
} from '../../data/queries/companies/managed-companies.ts'
import { companyNumberEmail } from '../emails/company-emails.ts'
import { tellStaff } from '../notifications/tell-staff.ts'
import type { Caller, Shop } from '../shop.ts'
import {
  columnsOfChoices,
  columnsOfDetails,
  refusalOfNumber,
  type WrittenChoices,
  type WrittenDetails,
} from './company-values.ts'

/** Locks the company for which an account buys, or has asked to. */
export async function lockOwnCompany(
  transaction: Transaction,
  { userId }: Pick<Caller, 'userId'>,
): Promise<ManagedCompany | undefined> {
  const id = await findMembership(transaction.db, userId)
  if (id === undefined) return undefined
  const company = await lockManaged(transaction, id)
  // Another person may have removed the caller meanwhile.
  return (await findMembership(transaction.db, userId)) === id ? company : undefined
}

/**
 * Replaces the details of the caller's company, if it was not changed since a version. Name and country stay once the
 * owner has checked them: the shop gives credit to them. Staff hear of another VAT number, which may leave out tax.
 *
 * @returns true.
 */
export function changeOwnCompany(
  shop: Shop,
  caller: Caller,
  { version, ...written }: WrittenDetails & WrittenChoices & { readonly version: number },
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const company = await lockOwnCompany(transaction, caller)
    if (!company) return refused('NO_COMPANY')
    if (company.version !== version) return refused('COMPANY_CHANGED')
    const wrong = refusalOfNumber(written)
    if (wrong) return wrong
    const isChecked = company.state === 'granted'
    if (isChecked && written.name !== company.name) return refusedAt('name', 'COMPANY_NAME_FIXED')
    if (isChecked && written.country !== company.country) return refusedAt('country', 'COMPANY_NAME_FIXED')
    const values = { ...columnsOfDetails(written, company, now), ...columnsOfChoices(written) }
    await updateCompany(transaction, company.id, values, now)
    // The register says that a number exists, and not whose it is.
    if (isChecked && written.vatNumber !== '' && written.vatNumber !== company.vatNumber)
      await tellStaff(shop, transaction, {
        kind: 'requests',
        subject: company.id,
        email: (mailing) => companyNumberEmail(company.id, mailing),
      })
    return done(true)
  })
}

/** Ends that the caller buys for the company. One that nobody asks for any more is ended. */
export function leaveOwnCompany(shop: Shop, caller: Caller): Promise<Outcome<null>> {
  return shop.database.write(async (transaction) => {
    const company = await lockOwnCompany(transaction, caller)
    if (!company) return refused('NO_COMPANY')
    await removeMember(transaction, caller.userId)
    const left = await listMembersOf(transaction.db, company.id)
    if (left.length === 0 && company.state === 'asked')
      await updateCompany(transaction, company.id, { state: 'ended' }, shop.clock())
    return done(null)
  })
}
