import { isRecord } from '../../api/is-record.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { ratesTexts } from './texts.ts'

/** A zone of delivery as the form holds it. */
export interface ZoneTexts {
  /** Tells zones apart while they have no name. */
  readonly key: number
  readonly name: string
  /** One name or code a line. */
  readonly countries: string
  readonly by: string
  readonly steps: readonly StepTexts[]
  readonly freeFrom: string
}

export interface StepTexts {
  readonly from: string
  readonly fee: string
}

/** Returns the zones of the form's field `zones`, which holds them as one text. */
export function zonesIn(text: string | undefined): readonly ZoneTexts[] {
  const zones: unknown = JSON.parse(text || '[]')
  // Only `zonesText` writes this text; a draft of another version may differ.
  return Array.isArray(zones) && zones.every((zone) => isRecord(zone) && Array.isArray(zone.steps))
    ? (zones as readonly ZoneTexts[])
    : []
}

export function zonesText(zones: readonly ZoneTexts[]): string {
  return JSON.stringify(zones)
}

/** Returns a zone to fill in. */
export function newZone(zones: readonly ZoneTexts[]): ZoneTexts {
  const key = Math.max(0, ...zones.map((zone) => zone.key)) + 1
  return { key, name: '', countries: '', by: 'amount', steps: [{ from: '0', fee: '' }], freeFrom: '' }
}

/** Returns the zones of the form's field in words, for the list of versions. */
export function zonesInWords(text: string): string {
  return punctuationTexts.several(
    zonesIn(text).map(({ name, countries, steps, freeFrom }) => {
      const fees = steps.map(({ from, fee }) => ratesTexts.inWords.fee(fee, from))
      const free = freeFrom === '' ? [] : [ratesTexts.inWords.free(freeFrom)]
      return ratesTexts.inWords.zone(name, countries.replaceAll('\n', ', '), [...fees, ...free].join(', '))
    }),
  )
}
