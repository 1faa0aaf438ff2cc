import { useLayoutEffect, useState } from 'react'
import type { Profile } from '../../../contract/accounts/profiles.ts'
import { isRecord } from '../../api/is-record.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import { claimDrafts, draftKeyFor, readDraft, useDraft, writeDraft } from '../../forms/drafts.ts'
import { type KeptAttempt, keptInTab } from '../../forms/kept-attempt.ts'
import type { Person } from '../../session/access-token/stored-session.ts'
import { pendingBookingKey } from '../../session/pending-booking.ts'
import type { BookingValues } from './booking-values.ts'

/** The draft of a product's booking. */
interface BookingDraft {
  readonly typed: Partial<BookingValues>
  /** The quantity from the page's address that was applied; a quantity typed later replaces it. */
  readonly asked?: string
}

const draftKey = (productId: string, email: string | null) => draftKeyFor(`booking:${productId}`, email)

/**
 * Returns the form's values: the minimum order or the quantity in the page's address, and the profile, overridden by
 * what this person typed in this tab. The draft survives reloads and sign-in. A visitor's draft belongs to the next
 * person who signs in. `continued` is true right after a sign-in that continues this booking.
 */
export function useBookingValues(
  product: Tool,
  email: string | null,
  profile: Profile | undefined,
  asked?: string,
) {
  const productId = product._id
  const draft = draftOf(useDraft(draftKey(productId, email)))
  const [continued, setContinued] = useState(false)
  useLayoutEffect(() => {
    if (email === null) return
    claimDrafts(email)
    if (dropPending(productId)) setContinued(true)
  }, [productId, email])
  const isNew = asked !== undefined && draft.asked !== asked
  const values: BookingValues = {
    quantity: (isNew ? asked : draft.typed.quantity) ?? String(product.minOrderQuantity ?? 1),
    phone: draft.typed.phone ?? profile?.phone ?? '',
    address: draft.typed.address ?? profile?.address ?? '',
  }
  function change(changed: Partial<BookingValues>): void {
    const now = currentDraft(productId, email)
    writeDraft(draftKey(productId, email), { ...now, typed: { ...now.typed, ...changed } })
  }
  useLayoutEffect(() => {
    // Applied once per address, so that it does not recreate the draft that a completed booking dropped.
    if (asked !== undefined) applyAsked(productId, email, asked)
  }, [productId, email, asked])
  return { values, change, continued }
}

function applyAsked(productId: string, email: string | null, asked: string): void {
  const now = currentDraft(productId, email)
  if (now.asked === asked) return
  writeDraft(draftKey(productId, email), { ...now, asked, typed: { ...now.typed, quantity: asked } })
}

/** Keeps a sent booking without a known response. The server books at most once per key. */
export function keptBooking(productId: string, email: string): KeptAttempt {
  return keptInTab(`booking-attempt:${productId}:${email}`)
}

/**
 * Returns the booking's idempotency key: the same key for the same booking until its response arrives (spec §10, submit
 * twice).
 */
export function keyOfAttempt(product: Tool, { email, name }: Person, values: BookingValues): string {
  const draft = readDraft(draftKey(product._id, email))
  const { phone, address, deliverTo, way, code, reference } = values
  const sent = [email, name, values.quantity, phone, ...(deliverTo ? [deliverTo] : [])]
  if (way) sent.push(way)
  if (code) sent.push(`code ${code}`)
  if (reference) sent.push(`reference ${reference}`)
  const kept = keptBooking(product._id, email)
  const earlier = keyInDraft(draft, JSON.stringify(sent))
  const key = earlier === undefined ? kept.keyFor(sent) : kept.start(sent, earlier).key
  // Profile values are part of the sent values; an empty field may still be filled from the profile.
  const filled = Object.fromEntries(
    Object.entries({ quantity: values.quantity, phone, address }).filter(([, text]) => text !== ''),
  )
  const now = draftOf(draft)
  writeDraft(draftKey(product._id, email), { ...now, typed: { ...filled, ...now.typed } })
  return key
}

/** Returns the key that version 1.0.0 kept in the draft of the same booking. */
function keyInDraft(draft: unknown, sent: string): string | undefined {
  if (!isRecord(draft) || !isRecord(draft.attempt)) return undefined
  const { attempt } = draft
  return attempt.sent === sent && typeof attempt.key === 'string' ? attempt.key : undefined
}

/** Drops the draft of a completed booking. */
export function dropDraft(productId: string, email: string): void {
  writeDraft(draftKey(productId, email), undefined)
  keptBooking(productId, email).forget()
}

/** Stores the pending booking during sign-in or sign-up (spec §10, booking while signed out). */
export function keepPending({ _id: productId, name: productName }: Tool, values: BookingValues): void {
  writeDraft(pendingBookingKey, { toolId: productId, toolName: productName, values })
}

/** Drops the pending booking of this product once its form is open again. Returns false if none was pending. */
function dropPending(productId: string): boolean {
  const pending = readDraft(pendingBookingKey)
  if (!isRecord(pending) || pending.toolId !== productId) return false
  writeDraft(pendingBookingKey, undefined)
  return true
}

function currentDraft(productId: string, email: string | null): BookingDraft {
  return draftOf(readDraft(draftKey(productId, email)))
}

function draftOf(stored: unknown): BookingDraft {
  if (!isRecord(stored) || !isRecord(stored.typed)) return { typed: {} }
  const { quantity, phone, address } = stored.typed
  const asked = typeof stored.asked === 'string' && { asked: stored.asked }
  const typed = {
    ...(typeof quantity === 'string' && { quantity }),
    ...(typeof phone === 'string' && { phone }),
    ...(typeof address === 'string' && { address }),
  }
  return { typed, ...asked }
}
