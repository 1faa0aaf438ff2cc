/** Labels and hints of the fields of a delivery address. */
export const addressFieldsTexts = {
  name: 'Name',
  address: 'Address',
  addressHint: 'Street, city, postal code and country.',
  phone: 'Phone',
  phoneHint: 'For the carrier.',
} as const

/** Texts of the choice of a country. */
export const countryTexts = {
  label: 'Country',
  choose: 'Choose a country',
  delivered: 'We deliver to',
  others: 'Other countries',
} as const

/** Texts of the rules of an address. */
export const addressRuleTexts = {
  line: 'Enter the street and the number.',
  country: 'Choose the country.',
  tooLong: (most: number) => `At most ${most} characters.`,
} as const

/** Texts of the hint about an address that looks incomplete. */
export const addressDoubtTexts = {
  lacks: {
    oneLine: 'a city with its postal code, and a country',
    noPostcode: 'a postal code',
    noCountry: 'a country that we know, in the last line',
  },
  lacking: (parts: readonly string[]) => `It seems to lack ${parts.join(' and ')}.`,
  notDelivered: 'The shop does not name this country among those that it delivers to.',
  asItIs: 'If the address is right, go on.',
} as const
