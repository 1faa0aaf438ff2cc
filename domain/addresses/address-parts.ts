/** The parts of a delivery address without its receiver. A text is empty if the part is unknown or not used. */
export interface AddressParts {
  readonly company: string
  /** Street, number, flat: what is more precise than the place. */
  readonly lines: readonly string[]
  readonly postcode: string
  readonly city: string
  /** State, province, prefecture or county, in countries that write one. */
  readonly region: string
  /** ISO 3166 code of two letters. */
  readonly country: string
}

export const noParts: AddressParts = {
  company: '',
  lines: [],
  postcode: '',
  city: '',
  region: '',
  country: '',
}

/** Tells whether two addresses have the same parts. */
export function isSameParts(one: AddressParts, other: AddressParts): boolean {
  return (
    one.company === other.company &&
    one.lines.join('\n') === other.lines.join('\n') &&
    one.postcode === other.postcode &&
    one.city === other.city &&
    one.region === other.region &&
    one.country === other.country
  )
}

/** Returns the parts that are given, without empty ones. */
export function givenParts({ company, lines, postcode, city, region, country }: AddressParts): {
  readonly company?: string
  readonly lines?: string[]
  readonly postcode?: string
  readonly city?: string
  readonly region?: string
  readonly country?: string
} {
  return {
    ...(company && { company }),
    ...(lines.length > 0 && { lines: [...lines] }),
    ...(postcode && { postcode }),
    ...(city && { city }),
    ...(region && { region }),
    ...(country && { country }),
  }
}
