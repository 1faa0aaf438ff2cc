import * as z from 'zod/mini'
import { operation } from '../../../contract/operation.ts'
import { bookTool } from '../../../contract/orders.ts'
import { type Profile, saveProfile } from '../../../contract/profiles.ts'
import type { ShopApi } from '../../api/client.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import { getProfile } from '../../api/rows/people.ts'
import type { Person } from '../../session/access-token/stored-session.ts'
import { type BookingValues, quantityOf, totalOf } from './booking-values.ts'

/** What the shop says of a booking that it took; another backend may say nothing of it. */
export interface Booked {
  readonly orderId?: string
  /** US dollars. */
  readonly price?: number | undefined
  /** Instant in milliseconds. */
  readonly holdExpiresAt?: number | null | undefined
  /** Instant in milliseconds, once the payment has begun; null when that changes nothing. */
  readonly holdExtendsTo?: number | null | undefined
}

// Any truthy answer means success (spec §7), whatever else another backend puts in it.
const bookAnywhere = operation({ ...bookTool, answer: z.unknown() })

/**
 * Books (POST /booking). Answers null for a falsy answer, which is a refusal (spec §8). Rejects with an
 * ApiError.
 */
export async function sendBooking(
  api: ShopApi,
  tool: Tool,
  person: Person,
  values: BookingValues,
  idempotencyKey: string,
): Promise<Booked | null> {
  const answer = await api.call(bookAnywhere, {
    headers: { 'idempotency-key': idempotencyKey },
    body: bodyOf(tool, person, values),
  })
  if (!answer) return null
  const known = z.safeParse(bookTool.answer, answer)
  if (!known.success) return {}
  const { insertedId, price, holdExpiresAt, holdExtendsTo } = known.data
  return { orderId: insertedId, price, holdExpiresAt, holdExtendsTo }
}

/** The body of spec §7; the address is not sent (spec §3). */
function bodyOf(tool: Tool, person: Person, values: BookingValues) {
  return {
    Id: tool._id,
    tool: tool.name,
    availableQuantity: tool.availableQuantity,
    minOrderQuantity: tool.minOrderQuantity,
    // What is no number goes as it was typed: the refusal is the server's (spec §5).
    quantity: quantityOf(values.quantity) ?? values.quantity,
    price: totalOf(tool.price, values.quantity),
    customer: person.email,
    userName: person.name,
    userPhone: values.phone,
  }
}

/** The own profile (extension). Rejects with an ApiError. */
export function loadProfile(api: ShopApi, email: string): Promise<Profile> {
  return api.call(getProfile, { params: { email } })
}

/** Keeps phone and address in the profile, the rest as it is (PUT /profile/{email}). */
export async function keepInProfile(
  api: ShopApi,
  profile: Profile,
  { phone, address }: BookingValues,
): Promise<void> {
  await api.call(saveProfile, {
    params: { email: profile.email },
    body: { ...profile, phone: phone.trim(), address: address.trim() },
  })
}
