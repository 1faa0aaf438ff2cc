import * as z from 'zod/mini'
import type { FieldRules } from '../../../forms/field-rules.ts'
import type { Formats } from '../../../ui/values/formats.ts'

/** A list of typed rows, which the form stores as JSON text. */
export interface RowList<Row extends object> {
  /** The name of the field in the form and in the API. */
  readonly name: string
  readonly columns: readonly (keyof Row & string)[]
  readonly blank: Row
  /** The most rows, from the contract. */
  readonly most: number
}

/** Returns the name of a row's field; errors of the API have the same names. */
export function rowField(list: string, index: number, column: string): string {
  return `${list}.${index}.${column}`
}

/** Returns the names of all fields of a list. */
export function fieldsOf<Row extends object>({ name, columns, most }: RowList<Row>): readonly string[] {
  return Array.from({ length: most }, (_, index) =>
    columns.map((column) => rowField(name, index, column)),
  ).flat()
}

/** Parses the rows of a list. */
export function rowsOf<Row extends object>(text: string): readonly Row[] {
  // Only the form writes this text.
  return JSON.parse(text) as Row[]
}

/** Returns whether a row is empty; empty rows are not sent. */
function isBlank(row: object): boolean {
  return Object.values(row).every((text) => String(text).trim() === '')
}

/** Returns the rows that are not empty. */
export function filledRows<Row extends object>(text: string): readonly Row[] {
  return rowsOf<Row>(text).filter((row) => !isBlank(row))
}

/**
 * Returns a rule for each field of a list, from the contract's schema. Blank rows have no errors.
 * @param toWire converts a row to the API's shape.
 * @param problemAsTyped returns the problem of a field before its conversion.
 */
export function rowRules<Name extends string, Row extends object>(
  list: RowList<Row> & { readonly name: Name },
  schema: z.ZodMiniType,
  toWire: (formats: Formats, row: Row) => unknown,
  problemAsTyped: (formats: Formats, row: Row, column: keyof Row & string) => string | undefined = () =>
    undefined,
): FieldRules<Readonly<Record<Name, string>>> {
  const problems = (formats: Formats, text: string) => {
    const rows = rowsOf<Row>(text).flatMap((row, index) => (isBlank(row) ? [] : [{ index, row }]))
    const read = z.safeParse(
      schema,
      rows.map(({ row }) => toWire(formats, row)),
    )
    // A field shows only its first error.
    return new Map(
      (read.error?.issues ?? [])
        .toReversed()
        .map(({ path: [row, column], message }) => [
          rowField(list.name, rows[Number(row)]?.index ?? 0, String(column)),
          message,
        ]),
    )
  }
  return Object.fromEntries(
    Array.from({ length: list.most }, (_, index) => index).flatMap((index) =>
      list.columns.map((column) => {
        const field = rowField(list.name, index, column)
        return [
          field,
          (values: Readonly<Record<Name, string>>, formats: Formats) => {
            const row = rowsOf<Row>(values[list.name])[index]
            return (
              (row && problemAsTyped(formats, row, column)) ?? problems(formats, values[list.name]).get(field)
            )
          },
        ]
      }),
    ),
  )
}
