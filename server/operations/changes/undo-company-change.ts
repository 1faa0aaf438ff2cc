import { said } from '../../../contract/languages/said.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { lockManaged } from '../../data/queries/companies/managed-companies.ts'
import { putCompany, recordedOf, writtenOf } from '../companies/change-company.ts'
import { refusalOfList } from '../companies/company-values.ts'
import { undoTexts } from './undo-texts.ts'
import { refusalOfSecondUndo, type Undoing } from './undoing.ts'

/**
 * Restores the fields of a company that staff changed, unless one was changed since. Another VAT number waits for its
 * confirmation again, also one that was confirmed before.
 */
export async function undoCompanyChange(undoing: Undoing): Promise<Outcome<boolean>> {
  const { shop, transaction, caller, change, before, after } = undoing
  const list = typeof before.priceListId === 'string' ? before.priceListId : null
  const gone = await refusalOfList(transaction, { priceListId: list }, 'priceListId')
  const company = await lockManaged(transaction, change.subjectId)
  if (!company) return refused('CHANGE_NOT_UNDOABLE')
  const again = await refusalOfSecondUndo(undoing)
  if (again) return again
  const present = recordedOf(company)
  const now = new Map<string, unknown>(Object.entries(present))
  if (Object.entries(after).some(([field, value]) => now.get(field) !== value))
    return refused('CHANGE_STANDS_BEHIND', said(undoTexts).companyChanged)
  if (gone) return refused('CHANGE_STANDS_BEHIND', said(undoTexts).priceListOfCompanyDeleted)
  await putCompany(transaction, caller, {
    company,
    written: writtenOf({ ...present, ...before }),
    changed: { before: after, after: before },
    at: shop.clock(),
    undoes: change.sequence,
  })
  return done(true)
}
