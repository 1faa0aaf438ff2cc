/** A carrier and its tracking page. */
interface Carrier {
  readonly name: string
  /** The tracking page's address before the tracking number. */
  readonly page: `https://${string}`
}

/** The suggested carriers; an owner may type another one. */
const carriers: readonly Carrier[] = [
  { name: 'DHL', page: 'https://www.dhl.com/en/express/tracking.html?AWB=' },
  { name: 'UPS', page: 'https://www.ups.com/track?tracknum=' },
  { name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr=' },
  { name: 'USPS', page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
  { name: 'Royal Mail', page: 'https://www.royalmail.com/track-your-item#/tracking-results/' },
  { name: 'DPD', page: 'https://www.dpd.com/tracking?parcelNumber=' },
  { name: 'GLS', page: 'https://gls-group.com/track/' },
]

export const carrierNames = carriers.map(({ name }) => name)

/** Returns the tracking page of a parcel; undefined for an unknown carrier or without a tracking number. */
export function trackingAddress(carrier: string, tracking: string): string | undefined {
  const known = carriers.find(({ name }) => name.toLowerCase() === carrier.trim().toLowerCase())
  return known && tracking ? known.page + encodeURIComponent(tracking.replaceAll(' ', '')) : undefined
}
