import { type PriceList, priceListFields } from '../../../contract/prices/price-lists.ts'
import { type FieldRules, schemaProblem } from '../../forms/field-rules.ts'
import { fieldNumber, plainNumber, unclearProblem } from '../../forms/typed-numbers.ts'
import type { Formats } from '../../ui/values/formats.ts'

/** Values of the form of a price list, as typed. */
export interface ListValues {
  readonly name: string
  readonly percent: string
}

export const listWireNames = { name: 'name', percent: 'percent' } as const

/** Returns the values of a list; of a new one without it. */
export function listValuesOf(formats: Formats, list: PriceList | null): ListValues {
  return list ? { name: list.name, percent: fieldNumber(formats, list.percent) } : { name: '', percent: '' }
}

/** Converts form values to a request body. An empty rate takes nothing off. */
export function listOfValues(formats: Formats, { name, percent }: ListValues) {
  return { name, percent: percent.trim() === '' ? '0' : plainNumber(formats, percent, 'amount') }
}

/** Rules of the form, by the contract's schema. */
export const listRules: FieldRules<ListValues> = {
  name: ({ name }) => schemaProblem(name, priceListFields.name),
  percent: (values, formats) =>
    unclearProblem(formats, values.percent, 'amount') ??
    schemaProblem(listOfValues(formats, values).percent, priceListFields.percent),
}
