import { buildLanguage } from '../../contract/languages/build-language.ts'
import { trackingAddress } from '../../domain/orders/carriers.ts'
import { type KnownParcel, namedParcels, parcelName } from '../../domain/orders/parcels.ts'
import { punctuationTexts } from '../texts/punctuation.ts'
import { LocalTime } from '../ui/values/local-time.tsx'
import { ParcelText } from '../ui/values/parcel-text.tsx'

interface ParcelsProps {
  readonly order: Parameters<typeof namedParcels>[0]
}

/** Shows the parcels of an order, each as a link where its carrier has a page for it, and when each of several left. */
export function Parcels({ order }: ParcelsProps) {
  const parcels = namedParcels(order)
  const [only] = parcels
  if (!only) return null
  if (parcels.length === 1) return <Parcel parcel={only} />
  return (
    <ul className="grid gap-1">
      {parcels.map((parcel) => (
        <li key={parcelName(parcel)} className="order-note">
          <Parcel parcel={parcel} />
          {typeof parcel.sentAt === 'number' && (
            <>
              {punctuationTexts.comma}
              <LocalTime at={parcel.sentAt} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function Parcel({ parcel }: { readonly parcel: KnownParcel }) {
  const { carrier, tracking } = parcel
  return (
    <ParcelText
      carrier={carrier}
      tracking={tracking}
      page={trackingAddress(carrier ?? '', tracking ?? '', buildLanguage)}
    />
  )
}
