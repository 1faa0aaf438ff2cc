/** Labels of the fields of an address's parts, as countries name them. */
export const regionLabels = {
  area: 'Area',
  county: 'County',
  department: 'Department',
  district: 'District',
  emirate: 'Emirate',
  island: 'Island',
  oblast: 'Oblast',
  parish: 'Parish',
  prefecture: 'Prefecture',
  province: 'Province',
  state: 'State',
  other: 'Province or region',
} as const

export const placeLabels = {
  suburbOrTown: 'Suburb or town',
  townOrCity: 'Town or city',
  city: 'City',
} as const

export const postcodeLabels = {
  zipCode: 'ZIP code',
  pinCode: 'PIN code',
  eircode: 'Eircode',
  postcode: 'Postcode',
  postalCode: 'Postal code',
} as const
