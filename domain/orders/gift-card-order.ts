import type { OrderWay } from '../../contract/orders/orders.ts'

/** Returns whether an order is of gift cards, which reach the buyer by email once they are paid. */
export function isGiftCard({ deliveryWay }: { readonly deliveryWay?: OrderWay | undefined }): boolean {
  return deliveryWay === 'email'
}

/** Returns whether an order goes to an address in a parcel. */
export function goesInParcel({
  deliveryWay = 'parcel',
}: {
  readonly deliveryWay?: OrderWay | undefined
}): boolean {
  return deliveryWay === 'parcel'
}
