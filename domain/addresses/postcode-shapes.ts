import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'

/** Tells whether the shape of a country's postcodes is known. */
export function hasKnownPostcodes(country: string): boolean {
  return postcodeValidatorExistsForCountry(country)
}

/** Tells whether a postcode has the shape of the country; also true where no shape is known. */
export function isPostcodeOf(country: string, postcode: string): boolean {
  return !hasKnownPostcodes(country) || postcodeValidator(postcode.toUpperCase(), country)
}
