import { type FieldInWords, type FieldsInWords, type FormSection, fieldTexts } from './texts.ts'

/** Returns the label and the hint of a field; without texts its name, such as one of a later version. */
export function fieldInWords(section: FormSection, field: string): FieldInWords {
  const fields: FieldsInWords = fieldTexts[section]
  return fields[field] ?? { label: field }
}
