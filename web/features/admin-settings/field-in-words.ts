import type { SectionName } from '../../../contract/shop/shop-sections.ts'
import { type FieldInWords, type FieldsInWords, fieldTexts } from './texts.ts'

/** Returns the label and the hint of a field; without texts its name, such as one of a later version. */
export function fieldInWords(section: SectionName, field: string): FieldInWords {
  const fields: FieldsInWords = fieldTexts[section]
  return fields[field] ?? { label: field }
}
