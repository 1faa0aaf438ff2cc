/**
 * The member states of the European Union, and the others of the European Economic Area, where its rules on product
 * safety and consumers hold too (their texts are "with EEA relevance").
 */
const inEurope = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO'.split(' '),
)

/** Returns whether a country, by its ISO 3166 code, is in the European Economic Area. */
export function isInEurope(country: string): boolean {
  return inEurope.has(country)
}

/** Returns whether a shop that delivers to these countries serves customers in the European Economic Area. */
export function servesEurope(countries: readonly string[]): boolean {
  return countries.some(isInEurope)
}
