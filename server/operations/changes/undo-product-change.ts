import type { GivenDetails } from '../../../contract/catalogue/product-details.ts'
import { type Outcome, refused } from '../../../domain/outcome.ts'
import { lockTool, type ToolDescription } from '../../data/queries/catalogue/tool-writes.ts'
import { changeToolWithin, type ToolChange } from '../catalogue/change-tool.ts'
import type { ChangedValues } from './record-change.ts'
import { fieldsOfTool } from './record-tool-change.ts'
import { refusalOfSecondUndo, type Undoing } from './undoing.ts'

/** The fields of a tool that are not details. */
const describing = [
  'name',
  'img',
  'shortDescription',
  'minimumOrder',
  'unitPriceCents',
  'priceBreaks',
  'stocked',
]

/** Gives a product's fields the values that they had before a change, unless one was changed since. */
export async function undoProductChange(undoing: Undoing): Promise<Outcome<boolean>> {
  const { shop, transaction, caller, change, before, after } = undoing
  const { subjectId: id, sequence } = change
  const tool = await lockTool(transaction, id)
  if (!tool) return refused('CHANGE_STANDS_BEHIND', 'The product is deleted. Undo its deletion first.')
  const again = await refusalOfSecondUndo(undoing)
  if (again) return again
  const now = new Map(Object.entries(fieldsOfTool(tool)))
  const changedSince = Object.keys(after).filter(
    (field) =>
      // The shop itself ends a reduction, so that it may differ without another change.
      field !== 'reduction' && JSON.stringify(now.get(field) ?? null) !== JSON.stringify(after[field]),
  )
  if (changedSince.length > 0) {
    return refused(
      'CHANGE_STANDS_BEHIND',
      'Since then the product was changed again in the same fields. Undo the newer change first.',
    )
  }
  return changeToolWithin(shop, transaction, caller, id, changeBackTo(before), tool.kind, sequence)
}

function changeBackTo(before: ChangedValues): ToolChange {
  const description: Record<string, unknown> = {}
  const details: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(before)) {
    if (describing.includes(field)) description[field] = value
    else if (field !== 'reduction') details[field] = value
  }
  const compareAtCents =
    'reduction' in before
      ? ((before.reduction as ToolDescription['reduction'])?.compareAtCents ?? null)
      : undefined
  // `recordToolChange` recorded these fields from such a description; a detail of null clears it.
  return {
    description: description as ToolChange['description'],
    details: details as GivenDetails,
    compareAtCents,
    restock: undefined,
  }
}
