import type { DeliveryRates } from '../../../contract/shop/delivery-rates.ts'
import type { FieldProblems } from '../../forms/field-rules.ts'
import { fieldAmount, fieldNumber, plainNumber, unclearProblem } from '../../forms/typed-numbers.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { codesOf, namesOf } from './country-names.ts'
import { type ZoneTexts, zonesIn, zonesText } from './zone-rows.ts'

type FormTexts = Readonly<Record<string, string>>

/** Returns the texts of the form for the rates of delivery. */
export function textsOfRates(formats: Formats, value: Readonly<Record<string, unknown>>): FormTexts {
  // The server answers with the section as the contract describes it.
  const { zones, defaultZone, home, pieceGrams } = value as DeliveryRates
  return {
    zones: zonesText(zones.map((zone, key) => zoneTexts(formats, zone, key))),
    defaultZone: defaultZone === null ? '' : String(defaultZone),
    home: home === null ? '' : namesOf([home]),
    pieceGrams: pieceGrams === null ? '' : fieldNumber(formats, pieceGrams),
  }
}

function zoneTexts(formats: Formats, zone: DeliveryRates['zones'][number], key: number): ZoneTexts {
  return {
    key,
    name: zone.name,
    countries: namesOf(zone.countries),
    by: zone.by,
    steps: zone.steps.map(({ from, fee }) => ({
      from: fieldNumber(formats, from),
      fee: fieldAmount(formats, fee),
    })),
    freeFrom: zone.freeFrom === null ? '' : fieldAmount(formats, zone.freeFrom),
  }
}

/** Returns the section for the API. A text that is not a number stays, so that its field is refused. */
export function ratesOf(formats: Formats, form: FormTexts): Record<string, unknown> {
  return {
    zones: zonesIn(form.zones).map(({ name, countries, by, steps, freeFrom }) => ({
      name,
      countries: codesOf(countries),
      by,
      steps: steps.map(({ from, fee }) => ({
        from: plainNumber(formats, from, by === 'amount' ? 'amount' : 'measure'),
        fee: plainNumber(formats, fee, 'amount'),
      })),
      freeFrom: freeFrom.trim() === '' ? null : plainNumber(formats, freeFrom, 'amount'),
    })),
    defaultZone: form.defaultZone ? Number(form.defaultZone) : null,
    home: codesOf(form.home ?? '')[0] ?? null,
    pieceGrams: form.pieceGrams?.trim() ? plainNumber(formats, form.pieceGrams, 'measure') : null,
  }
}

/** Returns the field of a problem: `zones.0.steps.1.fee`; a problem of one country is at the list of countries. */
export function fieldOfRates(path: readonly PropertyKey[]): string {
  return path.slice(0, path[2] === 'countries' ? 3 : path.length).join('.')
}

/** Returns the country that a problem is about. */
export function countryAt([zones, index, field, place]: readonly PropertyKey[], form: FormTexts) {
  if (zones !== 'zones' || field !== 'countries' || place === undefined) return undefined
  return codesOf(zonesIn(form.zones)[Number(index)]?.countries ?? '')[Number(place)]
}

/** Returns the problems of ambiguous numbers. */
export function unclearRates(formats: Formats, form: FormTexts): FieldProblems {
  const numbers = zonesIn(form.zones).flatMap(({ by, steps, freeFrom }, zone) => [
    ...steps.flatMap(({ from, fee }, step) => [
      [`zones.${zone}.steps.${step}.from`, from, by === 'amount' ? 'amount' : 'measure'] as const,
      [`zones.${zone}.steps.${step}.fee`, fee, 'amount'] as const,
    ]),
    [`zones.${zone}.freeFrom`, freeFrom, 'amount'] as const,
  ])
  const all = [...numbers, ['pieceGrams', form.pieceGrams ?? '', 'measure'] as const]
  return Object.fromEntries(
    all.flatMap(([field, text, kind]) => {
      const problem = unclearProblem(formats, text, kind)
      return problem === undefined ? [] : [[field, problem]]
    }),
  )
}
