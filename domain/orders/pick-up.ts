import type { OrderWay } from '../../contract/orders/orders.ts'
import type { PickUpPlace } from '../../contract/shop/pick-up-place.ts'

/** Returns whether the shop offers pick-up, because its owner has entered a place. */
export function offersPickUp({ place }: Pick<PickUpPlace, 'place'>): boolean {
  return place.length > 0
}

/** Returns whether the customer picks an order up. */
export function isPickedUp({ deliveryWay }: { readonly deliveryWay?: OrderWay | undefined }): boolean {
  return deliveryWay === 'pickup'
}

/** Returns the place as one line, such as `Workshop, 1 Sample Street`. */
export function placeInOneLine({ place }: { readonly place: readonly string[] }): string {
  return place.join(', ')
}

/** The digits of the code that a customer shows at the counter. */
export const pickUpCodeDigits = 6

/** Returns the code that a person typed, without spaces; undefined if the text is not a code. */
export function readPickUpCode(text: string): string | undefined {
  const digits = text.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}

/** Writes a code in two groups, as people read it out: `123 456`. */
export function writePickUpCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`
}
