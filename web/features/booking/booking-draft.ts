import { useLayoutEffect } from 'react'
import type { Profile } from '../../../contract/profiles.ts'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { isRecord } from '../../api/is-record.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import { readDraft, useDraft, writeDraft } from '../../forms/drafts.ts'
import type { Person } from '../../session/access-token/stored-session.ts'
import { pendingBookingKey } from '../../session/pending-booking.ts'
import type { BookingValues } from './booking-values.ts'

/** A booking that was sent and whose answer is not known: under the same key it is booked once at most. */
interface Attempt {
  readonly key: string
  /** What exactly was sent with the key. */
  readonly sent: string
}

/** What was typed for a tool and is not booked yet. */
interface BookingDraft {
  /** Whose it is; null while it belongs to a visitor. */
  readonly email: string | null
  readonly typed: Partial<BookingValues>
  readonly attempt?: Attempt
}

const draftKey = (toolId: string) => `booking-draft:${toolId}`

/**
 * The values of the booking form: the minimum order and the profile, and over them what this person typed in this tab,
 * which outlives reloads and signing in. A draft that was begun signed out belongs to the next person who signs in.
 */
export function useBookingValues(tool: Tool, email: string | null, profile: Profile | undefined) {
  const toolId = tool._id
  const draft = draftOf(useDraft(draftKey(toolId)), email)
  useLayoutEffect(() => {
    if (email !== null) dropPending(toolId)
  }, [toolId, email])
  const values: BookingValues = {
    quantity: draft.typed.quantity ?? String(tool.minOrderQuantity ?? 1),
    phone: draft.typed.phone ?? profile?.phone ?? '',
    address: draft.typed.address ?? profile?.address ?? '',
  }
  function change(changed: Partial<BookingValues>): void {
    const now = currentDraft(toolId, email)
    writeDraft(draftKey(toolId), { ...now, typed: { ...now.typed, ...changed } })
  }
  return { values, change }
}

/** The idempotency key of a booking: the same one for the same booking until its answer is known (spec §10, submit twice). */
export function keyOfAttempt(tool: Tool, { email, name }: Person, values: BookingValues): string {
  const now = currentDraft(tool._id, email)
  const sent = JSON.stringify([email, name, values.quantity, values.phone])
  const attempt = now.attempt?.sent === sent ? now.attempt : { key: newIdempotencyKey(), sent }
  // What comes from the profile is part of what was sent; an empty field may still be filled from it.
  const filled = Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''))
  writeDraft(draftKey(tool._id), { email, typed: { ...filled, ...now.typed }, attempt })
  return attempt.key
}

/** Forgets the key: the booking was refused for good, so the next one is another. */
export function endAttempt(toolId: string, email: string): void {
  const { attempt: _, ...draft } = currentDraft(toolId, email)
  writeDraft(draftKey(toolId), draft)
}

/** Forgets what was typed: it is booked. */
export function dropDraft(toolId: string): void {
  writeDraft(draftKey(toolId), undefined)
}

/** Remembers over signing in or signing up that this booking waits (spec §10, booking while signed out). */
export function keepPending({ _id: toolId, name: toolName }: Tool, values: BookingValues): void {
  writeDraft(pendingBookingKey, { toolId, toolName, values })
}

/** Forgets that the booking of this tool waits: its form is open again. */
function dropPending(toolId: string): void {
  const pending = readDraft(pendingBookingKey)
  if (isRecord(pending) && pending.toolId === toolId) writeDraft(pendingBookingKey, undefined)
}

function currentDraft(toolId: string, email: string | null): BookingDraft {
  return draftOf(readDraft(draftKey(toolId)), email)
}

/** The draft of this person, also one that was begun signed out; an empty one otherwise. */
function draftOf(kept: unknown, email: string | null): BookingDraft {
  if (!isRecord(kept) || !isRecord(kept.typed)) return { email, typed: {} }
  const owner = typeof kept.email === 'string' ? kept.email : null
  if (owner !== null && owner !== email) return { email, typed: {} }
  const { quantity, phone, address } = kept.typed
  const typed = {
    ...(typeof quantity === 'string' && { quantity }),
    ...(typeof phone === 'string' && { phone }),
    ...(typeof address === 'string' && { address }),
  }
  return { email, typed, ...(isAttempt(kept.attempt) && { attempt: kept.attempt }) }
}

function isAttempt(value: unknown): value is Attempt {
  return isRecord(value) && typeof value.key === 'string' && typeof value.sent === 'string'
}
