interface Choice {
  readonly value: string
  readonly text: string
}

/** Tags of languages whose numbers and dates a shop may write. */
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

/** Returns the choices of a field, with the one in force, whatever it is. */
export function choicesOf(field: string, current: string): readonly Choice[] {
  const known = field === 'currency' ? currencies() : field === 'locale' ? localeChoices() : timeZones()
  return known.some(({ value }) => value === current) ? known : [{ value: current, text: current }, ...known]
}

/** Returns the currencies with two decimals. */
function currencies(): readonly Choice[] {
  const name = new Intl.DisplayNames(['en'], { type: 'currency' })
  return Intl.supportedValuesOf('currency')
    .filter((currency) => {
      const format = new Intl.NumberFormat('en', { style: 'currency', currency })
      return format.resolvedOptions().maximumFractionDigits === 2
    })
    .map((value) => ({ value, text: `${value} – ${name.of(value) ?? value}` }))
}

function localeChoices(): readonly Choice[] {
  const name = new Intl.DisplayNames(['en'], { type: 'language' })
  return locales.map((value) => ({
    value,
    text: `${name.of(value) ?? value}: ${new Intl.NumberFormat(value, { minimumFractionDigits: 2 }).format(1234.5)}`,
  }))
}

function timeZones(): readonly Choice[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((zone) => ({
    value: zone,
    text: zone.replaceAll('_', ' '),
  }))
}
