/** What is known of a parcel; another backend may not report it. */
export interface KnownParcel {
  readonly carrier?: string | null | undefined
  readonly tracking?: string | null | undefined
  /** In milliseconds. */
  readonly sentAt?: number | null | undefined
}

interface Sent extends KnownParcel {
  readonly parcels?: readonly KnownParcel[] | undefined
}

/** Returns carrier and tracking number as people read them; empty where neither is known. */
export function parcelName({ carrier, tracking }: KnownParcel): string {
  return [carrier, tracking].filter(Boolean).join(' ')
}

/**
 * Returns the parcels of an order that have a carrier or a number, in the order of sending. A backend that lists no
 * parcels may report one beside the order.
 */
export function namedParcels<Parcel extends KnownParcel>(
  order: Sent & { parcels?: readonly Parcel[] | undefined },
) {
  const parcels: readonly (Parcel | KnownParcel)[] = order.parcels ?? [order]
  return parcels.filter((parcel) => parcelName(parcel) !== '')
}
