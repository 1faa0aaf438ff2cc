import type { TaxSettings } from '../../../contract/shop/tax-rates.ts'
import type { FieldProblems } from '../../forms/field-rules.ts'
import { fieldNumber, plainNumber, unclearProblem } from '../../forms/typed-numbers.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { codesOf, namesOf } from './country-names.ts'
import { taxRowsIn, taxRowsText } from './tax-rows.ts'

type FormTexts = Readonly<Record<string, string>>

/** Returns the texts of the form for the rates of tax. */
export function textsOfTax(formats: Formats, value: Readonly<Record<string, unknown>>): FormTexts {
  // The server answers with the section as the contract describes it.
  const { home, pricesInclude, abroad, oss, rates } = value as TaxSettings
  return {
    home: home === null ? '' : namesOf([home]),
    pricesInclude: yesOrNo(pricesInclude),
    abroad,
    oss: yesOrNo(oss),
    rates: taxRowsText(
      rates.map(({ country, rate, name, from }, key) => ({
        key,
        country: country === null ? '' : namesOf([country]),
        rate: fieldNumber(formats, rate),
        name,
        from,
      })),
    ),
  }
}

/** Returns the section for the API. A text that is not a number stays, so that its field is refused. */
export function taxOf(formats: Formats, form: FormTexts): Record<string, unknown> {
  return {
    home: codesOf(form.home ?? '')[0] ?? null,
    pricesInclude: form.pricesInclude !== 'no',
    abroad: form.abroad,
    oss: form.oss === 'yes',
    rates: taxRowsIn(form.rates).map(({ country, rate, name, from }) => ({
      country: codesOf(country)[0] ?? null,
      rate: plainNumber(formats, rate, 'percent'),
      name,
      from: from.trim(),
    })),
  }
}

/** Returns the field of a problem, such as `rates.1.from`. */
export function fieldOfTax(path: readonly PropertyKey[]): string {
  return path.join('.')
}

/** Returns the problems of ambiguous numbers. */
export function unclearTax(formats: Formats, form: FormTexts): FieldProblems {
  return Object.fromEntries(
    taxRowsIn(form.rates).flatMap(({ rate }, row) => {
      const problem = unclearProblem(formats, rate, 'percent')
      return problem === undefined ? [] : [[`rates.${row}.rate`, problem]]
    }),
  )
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no'
}
