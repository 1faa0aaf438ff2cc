import { said } from '../../contract/languages/said.ts'
import type { Measurement } from '../../standards/measurement.ts'
import type { Unit } from '../../standards/standard.ts'
import { fitTexts } from './fit-texts.ts'

const millimetresPerInch = 25.4

/** A measured value. */
export interface Reading {
  readonly measurement: Measurement
  /** In millimetres, also for a pitch; a count has no unit. */
  readonly value: number
  /** As typed, with its unit: "1.37 in". */
  readonly text: string
}

/** Converts a length or a pitch to millimetres; counts stay unchanged. */
export function inMillimetres(value: number, unit: Unit): number {
  if (unit === 'in') return value * millimetresPerInch
  if (unit === 'TPI') return millimetresPerInch / value
  return value
}

/** Writes a value with its unit: "12 mm", "T25". */
export function withUnit(value: string, unit: Unit): string {
  const texts = said(fitTexts)
  return unit === 'T' ? `T${value}` : texts.withUnit(value, texts.units[unit])
}

/** The longest text that counts as a reading. */
const longestReading = 30

const unitNames: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:mm|millim[eè]t(?:er|re)s?)$/, 'mm'],
  [/^(?:in|inch|inches|zoll|pouces?|po|"|”|″)$/, 'in'],
  [/^(?:tpi|threads per inch)$/, 'TPI'],
]

/** A whole number, a fraction or a decimal, with a unit in front (T25) or behind. */
const written =
  /^(t ?)?(?:(\d{1,3})[ -])?(\d{1,4}(?:[.,]\d{1,4})?)(?:\/(\d{1,3}))? ?([a-zà-öø-ÿœ"”″ ]{0,20})$/

/** Above this, a number without a unit is in threads per inch, because no pitch in millimetres is so large. */
const mostPitchMillimetres = 5

/** Reads "34.8", "34,8 mm", "1.37 in", "9/16 in", "24 TPI", "12" or "T25"; undefined for anything else. */
export function readReading(measurement: Measurement, typed: string): Reading | undefined {
  const text = typed.trim().toLowerCase().replaceAll('\u00a0', ' ')
  const match = text.length <= longestReading ? written.exec(text) : null
  if (!match) return undefined
  const [, star, whole = '0', number = '', divisor, unitText = ''] = match
  const counted = Number(number.replace(',', '.'))
  const value = Number(whole) + (divisor === undefined ? counted : counted / Number(divisor))
  const unit = unitOf(measurement, unitText.trim(), value, star !== undefined)
  if (unit === undefined || !Number.isFinite(value) || value <= 0) return undefined
  return {
    measurement,
    value: inMillimetres(value, unit),
    text: withUnit(said(fitTexts).number(shortened(value)), unit),
  }
}

function unitOf(
  { unit: usual, drawing }: Measurement,
  text: string,
  value: number,
  hasStar: boolean,
): Unit | undefined {
  const isLength = usual === 'mm' || usual === 'in' || usual === 'TPI'
  if (hasStar || !isLength) return text === '' && (!hasStar || usual === 'T') ? usual : countUnit(usual, text)
  if (text === '') return usual === 'TPI' && value <= mostPitchMillimetres ? 'mm' : usual
  const unit = unitNames.find(([names]) => names.test(text))?.[1]
  return unit === 'TPI' && drawing !== 'thread-pitch' ? undefined : unit
}

/** Returns the unit in texts such as "12 splines", which name what is counted, also in the language of the request. */
function countUnit(usual: Unit, text: string): Unit | undefined {
  const names = [usual, said(fitTexts).units[usual].toLowerCase()]
  return text !== '' && names.some((name) => name.startsWith(text.replace(/s$/, ''))) ? usual : undefined
}

function shortened(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
