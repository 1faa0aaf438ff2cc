import type { RowList } from './row-values.ts'

/** A typed row of the specification. */
export interface SpecRow {
  readonly key: string
  readonly value: string
  readonly unit: string
}

export const specList = {
  name: 'specs',
  columns: ['key', 'value', 'unit'],
  blank: { key: '', value: '', unit: '' },
  most: 40,
} as const satisfies RowList<SpecRow>

const plainNumber = /^-?\d{1,15}(?:\.\d{1,10})?$/

/** Returns whether a value of the specification is a number, which is the same in all languages. */
export function isNumber({ value }: Pick<SpecRow, 'value'>): boolean {
  return plainNumber.test(value.trim())
}

/** Converts a typed row of the specification. */
export function specOf({ key, value, unit }: SpecRow) {
  const text = value.trim()
  return {
    key: key.trim(),
    value: isNumber({ value }) ? Number(text) : text,
    ...(unit.trim() !== '' && { unit: unit.trim() }),
  }
}
