import { hidingReasons } from '../../../contract/catalogue/reviews.ts'
import { said } from '../../../contract/languages/said.ts'
import { textPages } from '../../../contract/shop/texts.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { isUndoable, type UndoableAction } from '../../../domain/shop/undoable-changes.ts'
import { findChange, findChangeHead } from '../../data/queries/changes/changes.ts'
import { undoImportWithin } from '../imports/undo-import.ts'
import { hideReviewWithin } from '../reviews/hide-review.ts'
import type { Caller, Shop } from '../shop.ts'
import { originalTexts } from '../texts/stored-texts.ts'
import type { ChangedValues } from './record-change.ts'
import { undoCompanyChange } from './undo-company-change.ts'
import { undoPriceFile, undoPriceListChange } from './undo-price-list.ts'
import { undoPriceRuleChange, undoPriceRuleDeletion, undoPriceRuleStop } from './undo-price-rule.ts'
import { undoProductChange } from './undo-product-change.ts'
import { undoProductDeletion } from './undo-product-deletion.ts'
import { undoProductState } from './undo-product-state.ts'
import { undoSettingsChange } from './undo-settings-change.ts'
import { undoStockMovement } from './undo-stock-movement.ts'
import { undoTextChange } from './undo-text-change.ts'
import { undoTexts } from './undo-texts.ts'
import { refusalOfSecondUndo, type Undoing } from './undoing.ts'

/** Undoes a change and records the undo as a new change; locks the subject first. */
type Undo = (undoing: Undoing) => Promise<Outcome<unknown>>

const undos: Readonly<Record<UndoableAction, Undo>> = {
  'product.changed': undoProductChange,
  'product.hidden': undoProductState,
  'product.shown': undoProductState,
  'product.deleted': undoProductDeletion,
  'part.changed': undoProductChange,
  'part.hidden': undoProductState,
  'part.shown': undoProductState,
  'part.deleted': undoProductDeletion,
  'stock.restocked': undoStockMovement,
  'stock.corrected': undoStockMovement,
  'products.imported': undoImported,
  'moved.imported': undoImported,
  'price-rule.changed': undoPriceRuleChange,
  'price-rule.stopped': undoPriceRuleStop,
  'price-rule.resumed': undoPriceRuleStop,
  'price-rule.deleted': undoPriceRuleDeletion,
  'price-list.changed': undoPriceListChange,
  'price-list.priced': undoPriceFile,
  'company.changed': undoCompanyChange,
  'review.hidden': (undoing) => decideAgain(undoing, false),
  'review.shown': (undoing) => decideAgain(undoing, true),
  'settings.changed': undoSettingsChange,
  'text.changed': undoTextChange,
}

/**
 * Undoes a change, once, and records the undo as an entry that refers to the change. Refused if a newer change prevents
 * it, such as another price.
 *
 * @returns the number of the new entry.
 */
export async function undoChange(shop: Shop, caller: Caller, sequence: number): Promise<Outcome<string>> {
  await readSampleTextOf(shop, sequence)
  // An import may have thousands of rows.
  return shop.database.writeLong(async (transaction) => {
    const change = await findChange(transaction.db, sequence)
    if (!change) return refused('CHANGE_NOT_FOUND')
    if (!isUndoable(change.action)) return refused('CHANGE_NOT_UNDOABLE')
    const values = { before: valuesOf(change.before), after: valuesOf(change.after) }
    const undone = await undos[change.action]({ shop, transaction, caller, change, ...values })
    if (!undone.ok) return undone
    const head = await findChangeHead(transaction.db)
    return done(String(head.sequence))
  })
}

/** Reads the sample text before the transaction, which may wait only for its own queries. */
async function readSampleTextOf(shop: Shop, sequence: number): Promise<void> {
  const change = await findChange(shop.database.read, sequence)
  const page = textPages.find((known) => known === change?.subjectId)
  if (change?.action === 'text.changed' && page !== undefined) await originalTexts(shop, page)
}

async function undoImported(undoing: Undoing): Promise<Outcome<unknown>> {
  const { shop, transaction, caller, change } = undoing
  const again = await refusalOfSecondUndo(undoing)
  if (again) return again
  const undone = await undoImportWithin(shop, transaction, caller, change.subjectId)
  // Error codes of imports mean something only on the import page.
  if (undone.ok || undone.code !== 'IMPORT_OUTDATED') return undone
  return refused('CHANGE_STANDS_BEHIND', undone.message)
}

async function decideAgain(undoing: Undoing, hidden: boolean): Promise<Outcome<boolean>> {
  const { shop, transaction, caller, change, before } = undoing
  const decision = { reviewId: change.subjectId, hidden, ...reasonIn(before) }
  const again = await refusalOfSecondUndo(undoing)
  if (again) return again
  const decided = await hideReviewWithin(shop, transaction, caller, decision, change.sequence)
  if (!decided.ok || decided.value) return decided
  // The review is already in its former state: another admin, or a second undo, was faster.
  return refused('CHANGE_STANDS_BEHIND', said(undoTexts).reviewDecided)
}

/** Returns the reason for which a review was hidden before it was shown again. */
function reasonIn({ reason, note }: ChangedValues) {
  return {
    reason: hidingReasons.find((known) => known === reason),
    note: typeof note === 'string' ? note : undefined,
  }
}

function valuesOf(json: string | null): ChangedValues {
  // `recordChange` wrote this text from an object.
  return json === null ? {} : (JSON.parse(json) as ChangedValues)
}
