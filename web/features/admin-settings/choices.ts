import { buildLanguage } from '../../../contract/languages/build-language.ts'
import { languages, languageTags } from '../../../contract/languages/languages.ts'
import { accountCharts } from '../../../contract/shop/accounting.ts'
import { currencyCodes } from '../../../contract/shop/currencies.ts'
import { deriveNumbers } from '../../../domain/writing/derive-writing.ts'
import { writeHundredths } from '../../../domain/writing/write-hundredths.ts'
import { labelTexts } from '../../ui/values/value-texts.ts'
import { visitTexts } from './accounting-texts.ts'

interface Choice {
  readonly value: string
  readonly text: string
}

/** Language tags that determine how a shop writes numbers and dates. */
const locales = [
  'en-US',
  'en-GB',
  'en-IE',
  'en-CA',
  'en-AU',
  'de-DE',
  'de-AT',
  'de-CH',
  'fr-FR',
  'fr-CH',
  'it-IT',
  'es-ES',
  'es-MX',
  'pt-PT',
  'pt-BR',
  'nl-NL',
  'da-DK',
  'sv-SE',
  'nb-NO',
  'fi-FI',
  'pl-PL',
  'cs-CZ',
  'tr-TR',
] as const

/** Returns the choices of a field, including its current value. */
export function choicesOf(field: string, current: string): readonly Choice[] {
  const known = (choices[field] ?? timeZones)()
  return known.some(({ value }) => value === current) ? known : [{ value: current, text: current }, ...known]
}

const choices: Readonly<Record<string, () => readonly Choice[]>> = {
  currency: currencies,
  locale: localeChoices,
  counted: () => (['true', 'false'] as const).map((value) => ({ value, text: visitTexts.choices[value] })),
  chart: () => accountCharts.map((value) => ({ value, text: value })),
  yearBegins: months,
  standard: () => languageTags.map((value) => ({ value, text: languages[value].name })),
}

function months(): readonly Choice[] {
  const name = new Intl.DateTimeFormat(buildLanguage, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1),
    text: name.format(Date.UTC(2026, month, 15)),
  }))
}

function currencies(): readonly Choice[] {
  const name = new Intl.DisplayNames([buildLanguage], { type: 'currency' })
  return currencyCodes.map((value) => ({ value, text: `${value} – ${name.of(value) ?? value}` }))
}

function localeChoices(): readonly Choice[] {
  const name = new Intl.DisplayNames([buildLanguage], { type: 'language' })
  return locales.map((value) => ({
    value,
    text: labelTexts.named(name.of(value) ?? value, writeHundredths(1234.5, deriveNumbers(value))),
  }))
}

function timeZones(): readonly Choice[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((zone) => ({
    value: zone,
    text: zone.replaceAll('_', ' '),
  }))
}
