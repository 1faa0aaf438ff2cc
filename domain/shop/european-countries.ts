/**
 * The member states of the European Union by ISO 3166 code, from Article 52 of the Treaty on European Union. One tax
 * area: a seller in one of them charges the tax of the home country or of the country of delivery, and no customs are
 * due (Directive 2006/112/EC, Articles 32 to 33 and 59c).
 */
export const euCountries: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/**
 * The states of the European Economic Area outside of the Union, where its rules on product safety and consumers hold
 * too (their texts are "with EEA relevance").
 */
const othersOfTheArea = new Set(['IS', 'LI', 'NO'])

/** Returns whether a country, by its ISO 3166 code, is in the European Economic Area. */
export function isInEurope(country: string): boolean {
  return euCountries.has(country) || othersOfTheArea.has(country)
}

/** Returns whether a shop that delivers to these countries serves customers in the European Economic Area. */
export function servesEurope(countries: readonly string[]): boolean {
  return countries.some(isInEurope)
}
