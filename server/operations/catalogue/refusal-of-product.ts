import { said } from '../../../contract/languages/said.ts'
import { type Refusal, refused } from '../../../domain/outcome.ts'
import type { ProductKind } from '../../data/schema/catalogue-tables.ts'
import { catalogueTexts } from './catalogue-texts.ts'

/** Refuses a request for a product that is not in the shop, with the word for its kind. */
export function productGone(kind: ProductKind): Refusal {
  return kind === 'tool'
    ? refused('TOOL_NOT_FOUND')
    : refused('ITEM_NOT_FOUND', said(catalogueTexts).partGone)
}

/** Returns the subject of a product's change, for the record of changes. */
export function subjectOf(kind: ProductKind, id: string, name: string) {
  return { kind: kind === 'tool' ? 'product' : 'part', id, name } as const
}

/** Returns the topics of a changed product and of the other products that the change concerns. */
export function topicsOf(kind: ProductKind, ...ids: readonly string[]) {
  return [kind === 'tool' ? 'tools' : 'items', ...ids.map((id) => `tool:${id}` as const)] as const
}
