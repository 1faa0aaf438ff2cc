import { nextCheckAfterConfirmation } from '../../../domain/companies/vat-lookups.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { lockManaged } from '../../data/queries/companies/managed-companies.ts'
import { setVatKnowledge } from '../../data/queries/companies/vat-checks.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'

interface Confirmation {
  /** The number that staff have looked up. */
  readonly vatNumber: string
  /** How they did it. */
  readonly word: string
}

/** Confirms a VAT number with the word of a member of staff, for where the shop asks no register, or it is down. */
export function confirmVatNumber(
  shop: Shop,
  caller: Caller,
  id: string,
  { vatNumber, word }: Confirmation,
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const company = await lockManaged(transaction, id)
    if (!company) return refused('COMPANY_NOT_FOUND')
    if (company.vatNumber === null) return refused('VAT_NUMBER_MISSING')
    if (company.vatNumber !== vatNumber) return refused('COMPANY_CHANGED')
    await setVatKnowledge(transaction, id, {
      vat_state: 'confirmed',
      vat_checked_at: now,
      vat_confirmed_at: now,
      vat_next_check_at: nextCheckAfterConfirmation(now),
      vat_tries: 0,
      vat_word: word,
    })
    await recordChange(transaction, {
      at: now,
      by: caller,
      action: 'company.vat-number-confirmed',
      subject: { kind: 'company', id, name: company.name },
      before: { vatState: company.vatState },
      after: { vatState: 'confirmed', vatNumber, word },
    })
    return done(true)
  })
}

/** Lets the job look a VAT number up at once; a confirmed one stays so until the answer. */
export function checkVatNumber(shop: Shop, caller: Caller, id: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const company = await lockManaged(transaction, id)
    if (!company) return refused('COMPANY_NOT_FOUND')
    const { name, vatNumber, vatState } = company
    if (vatNumber === null) return refused('VAT_NUMBER_MISSING')
    await setVatKnowledge(transaction, id, {
      vat_state: vatState === 'confirmed' ? 'confirmed' : 'waiting',
      vat_next_check_at: now,
      vat_tries: 0,
    })
    await recordChange(transaction, {
      at: now,
      by: caller,
      action: 'company.vat-number-checked',
      subject: { kind: 'company', id, name },
    })
    return done(true)
  })
}
