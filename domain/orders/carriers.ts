import type { LanguageTag } from '../../contract/languages/languages.ts'

/** A carrier and its tracking page. */
interface Carrier {
  readonly name: string
  /** The tracking page's address before the tracking number. */
  readonly page: `https://${string}`
  /** The page in other languages than English, where its address names one. The others follow the browser. */
  readonly pages?: Readonly<Partial<Record<LanguageTag, `https://${string}`>>>
}

/** The suggested carriers; an owner may type another one. */
const carriers: readonly Carrier[] = [
  {
    name: 'DHL',
    page: 'https://www.dhl.com/en/express/tracking.html?AWB=',
    pages: {
      de: 'https://www.dhl.com/de-de/home/tracking.html?tracking-id=',
      fr: 'https://www.dhl.com/fr-fr/home/tracking.html?tracking-id=',
    },
  },
  { name: 'UPS', page: 'https://www.ups.com/track?tracknum=' },
  { name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr=' },
  { name: 'USPS', page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=' },
  { name: 'Royal Mail', page: 'https://www.royalmail.com/track-your-item#/tracking-results/' },
  { name: 'DPD', page: 'https://www.dpd.com/tracking?parcelNumber=' },
  { name: 'GLS', page: 'https://gls-group.com/track/' },
]

export const carrierNames = carriers.map(({ name }) => name)

/**
 * Returns the tracking page of a parcel; undefined for an unknown carrier or without a tracking number.
 *
 * @param language of the reader; undefined for English.
 */
export function trackingAddress(
  carrier: string,
  tracking: string,
  language: LanguageTag | undefined,
): string | undefined {
  const known = carriers.find(({ name }) => name.toLowerCase() === carrier.trim().toLowerCase())
  if (!known || !tracking) return undefined
  const page = (language && known.pages?.[language]) ?? known.page
  return page + encodeURIComponent(tracking.replaceAll(' ', ''))
}
