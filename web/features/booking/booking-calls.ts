import * as z from 'zod/mini'
import { type Profile, saveProfile } from '../../../contract/accounts/profiles.ts'
import { operation } from '../../../contract/operation.ts'
import { bookTool } from '../../../contract/orders/orders.ts'
import type { ShopApi } from '../../api/client.ts'
import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import { getProfile } from '../../api/rows/people.ts'
import { quantityOf, totalOf } from '../../buying/order-total.ts'
import type { Person } from '../../session/access-token/stored-session.ts'
import type { Formats } from '../../ui/values/formats.ts'
import type { BookingValues } from './booking-values.ts'

/** The shop's response to a booking; another backend may omit any field. */
export interface Booked {
  readonly orderId?: string
  /** In the shop's currency. */
  readonly price?: number | undefined
  /** What a rule took off the goods, with its name, and its code if the person typed it. */
  readonly discount?: number | undefined
  readonly discountName?: string | undefined
  readonly code?: string | undefined
  /** Says which price applies instead of the code. */
  readonly discountNote?: string | undefined
  /** Instant in milliseconds. */
  readonly holdExpiresAt?: number | null | undefined
  /** The end of the hold once payment begins, in milliseconds; null if that does not extend it. */
  readonly holdExtendsTo?: number | null | undefined
}

// Any truthy response means success (spec §7), whatever else another backend sends.
const bookAnywhere = operation({ ...bookTool, answer: z.unknown() })

/**
 * Books a product (POST /booking). Returns null for a falsy response, which is a refusal (spec §8). Rejects with
 * an ApiError.
 */
export async function sendBooking(
  formats: Formats,
  api: ShopApi,
  product: DescribedProduct,
  person: Person,
  values: BookingValues,
  idempotencyKey: string,
): Promise<Booked | null> {
  const answer = await api.call(bookAnywhere, {
    headers: { 'idempotency-key': idempotencyKey },
    body: bodyOf(formats, product, person, values),
  })
  if (!answer) return null
  const known = z.safeParse(bookTool.answer, answer)
  if (!known.success) return {}
  const { insertedId, price, holdExpiresAt, holdExtendsTo, discount, discountName, code, discountNote } =
    known.data
  const reduced = { discount, discountName, code, discountNote }
  return { orderId: insertedId, price, holdExpiresAt, holdExtendsTo, ...reduced }
}

/** Returns the body of spec §7; it excludes the address (spec §3). */
function bodyOf(formats: Formats, product: DescribedProduct, person: Person, values: BookingValues) {
  return {
    Id: product._id,
    tool: product.name,
    availableQuantity: product.availableQuantity,
    minOrderQuantity: product.minOrderQuantity,
    // Text that is not a number is sent as typed, so that the server refuses it (spec §5).
    quantity: quantityOf(formats, values.quantity) ?? values.quantity,
    price: totalOf(formats, product, values.quantity),
    customer: person.email,
    userName: person.name,
    userPhone: values.phone,
    ...(values.deliverTo !== undefined && { deliverTo: { country: values.deliverTo } }),
    ...(values.way === 'pickup' && { way: values.way }),
    ...(values.code && { code: values.code }),
    ...(values.reference && { customerReference: values.reference }),
  }
}

/** Loads the person's own profile (extension). Rejects with an ApiError. */
export function loadProfile(api: ShopApi, email: string): Promise<Profile> {
  return api.call(getProfile, { params: { email } })
}

/** Saves phone and address in the profile and leaves other fields unchanged (PUT /profile/{email}). */
export async function keepInProfile(
  api: ShopApi,
  email: string,
  { phone, address }: BookingValues,
): Promise<void> {
  await api.call(saveProfile, { params: { email }, body: { phone: phone.trim(), address: address.trim() } })
}
