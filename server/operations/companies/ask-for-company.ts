import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { addMember, findMembership } from '../../data/queries/companies/company-members.ts'
import { insertCompany, lockManaged, updateCompany } from '../../data/queries/companies/managed-companies.ts'
import { newId } from '../../platform/ids.ts'
import { companyAskedEmail } from '../emails/company-emails.ts'
import { tellStaff } from '../notifications/tell-staff.ts'
import type { Caller, Shop } from '../shop.ts'
import { columnsOfDetails, refusalOfNumber, type WrittenDetails } from './company-values.ts'

/**
 * Asks the owner to buy for a company, and tells staff. The caller is its first buyer, who buys for it once it is
 * granted. After a refusal, or once the owner has ended it, its people may ask again with other details.
 *
 * @returns the company's id.
 */
export function askForCompany(shop: Shop, caller: Caller, details: WrittenDetails): Promise<Outcome<string>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const wrong = refusalOfNumber(details)
    if (wrong) return wrong
    const earlier = await findMembership(transaction.db, caller.userId)
    if (earlier !== undefined) return askAgain(shop, transaction, caller, earlier, details)
    const id = newId()
    const asked = { id, state: 'asked', asked_by: caller.userId, asked_at: now } as const
    await insertCompany(transaction, { ...asked, ...columnsOfDetails(details, undefined, now) })
    // Another tab may have asked meanwhile.
    if (!(await addMember(transaction, { userId: caller.userId, companyId: id }, now)))
      return refused('COMPANY_ALREADY')
    await tell(shop, transaction, id)
    return done(id)
  })
}

async function askAgain(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  id: string,
  details: WrittenDetails,
): Promise<Outcome<string>> {
  const now = shop.clock()
  const company = await lockManaged(transaction, id)
  if (!company || company.state === 'asked' || company.state === 'granted') return refused('COMPANY_ALREADY')
  const asked = { state: 'asked', asked_by: caller.userId, asked_at: now } as const
  await updateCompany(transaction, id, { ...asked, ...columnsOfDetails(details, company, now) }, now)
  await tell(shop, transaction, id)
  return done(id)
}

function tell(shop: Shop, transaction: Transaction, id: string): Promise<void> {
  return tellStaff(shop, transaction, {
    kind: 'requests',
    subject: id,
    email: (mailing) => companyAskedEmail(id, mailing),
  })
}
