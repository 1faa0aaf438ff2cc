/**
 * The member states of the European Union by ISO 3166 code, from Article 52 of the Treaty on European Union. One tax
 * area: a seller in one of them charges the tax of the home country or of the country of delivery, and no customs are
 * due (Directive 2006/112/EC, Articles 32 to 33 and 59c).
 */
export const euCountries: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)
