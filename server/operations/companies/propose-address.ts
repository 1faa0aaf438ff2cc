import { completeAddress } from '../../../domain/addresses/complete-address.ts'
import type { Transaction } from '../../data/database.ts'
import { insertAddress, listAddresses } from '../../data/queries/accounts/addresses.ts'
import { type Company, partsOfCompany } from '../../data/queries/accounts/companies.ts'
import { newId } from '../../platform/ids.ts'

/**
 * Gives a buyer without addresses that of the company, so that the first order has one to propose, and the price of its
 * country. The phone number stays for the person to enter.
 */
export async function proposeAddress(
  transaction: Transaction,
  { userId, name }: { readonly userId: string; readonly name: string },
  company: Pick<Company, 'name' | 'lines' | 'postcode' | 'city' | 'region' | 'country'>,
  now: number,
): Promise<void> {
  const parts = { ...partsOfCompany(company), company: company.name }
  if (parts.lines.length === 0) return
  if ((await listAddresses(transaction.db, userId)).length > 0) return
  await insertAddress(
    transaction,
    userId,
    { id: newId(), ...completeAddress({ name, phone: '', ...parts }) },
    now,
  )
}
