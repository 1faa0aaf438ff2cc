import type { ProductDetails } from '../../../contract/catalogue/product-details.ts'
import { said } from '../../../contract/languages/said.ts'
import { axesWithoutValue, familyPlace } from '../../../domain/catalogue/product-family.ts'
import { type Refusal, refusedAt } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import {
  type FamilyId,
  findContradicted,
  findDeletedPlace,
} from '../../data/queries/catalogue/product-families.ts'
import type { ProductKind } from '../../data/schema/catalogue-tables.ts'
import { catalogueTexts } from './catalogue-texts.ts'

/** A product with its details, in whose family no member may contradict it. */
interface Member {
  readonly id: string
  readonly kind: ProductKind
  readonly details: ProductDetails
}

/** Returns whether given details can change the place of a product in its family. Call `lockSkus` if so. */
export function placesInFamily(given: {
  readonly family?: unknown
  readonly familyAxes?: unknown
  readonly specs?: unknown
}): boolean {
  return given.family !== undefined || given.familyAxes !== undefined || given.specs !== undefined
}

/** Refuses a product whose family lacks axes or values, or has a member that contradicts it. Call `lockSkus` before. */
export async function refusalOfFamily(
  transaction: Transaction,
  { id, kind, details }: Member,
): Promise<Refusal | undefined> {
  const place = familyPlace(details)
  if (!place) return undefined
  if ((details.familyAxes ?? []).length === 0) return refusedAt('familyAxes', 'FAMILY_WITHOUT_AXES')
  const missing = axesWithoutValue(details)
  if (missing.length > 0)
    return refusedAt(
      'family',
      'FAMILY_VALUE_MISSING',
      said(catalogueTexts).familyValueMissing(missing.join(', ')),
    )
  return refusalOfPlace(transaction, id, { kind, ...place })
}

/** Refuses to restore a deleted product whose place in its family another one has taken. Call `lockSkus` before. */
export async function refusalOfDeletedPlace(
  transaction: Transaction,
  id: string,
): Promise<Refusal | undefined> {
  const place = await findDeletedPlace(transaction.db, id)
  return place && refusalOfPlace(transaction, id, place)
}

async function refusalOfPlace(
  transaction: Transaction,
  id: string,
  { axes, values, ...family }: FamilyId & { readonly axes: string; readonly values: string },
): Promise<Refusal | undefined> {
  const other = await findContradicted(transaction, family, { id, axes, values })
  if (!other) return undefined
  const texts = said(catalogueTexts)
  if (other.axes === axes)
    return refusedAt('family', 'FAMILY_VALUES_TAKEN', texts.familyValuesTaken(other.name))
  // `familyColumnsOf` wrote this text.
  const keys = (JSON.parse(other.axes) as string[]).join(', ')
  return refusedAt('familyAxes', 'FAMILY_AXES_DIFFER', texts.familyAxesDiffer(other.name, keys))
}
