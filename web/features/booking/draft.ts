import {
  dropFormDraft,
  type FormDraft,
  isRecord,
  keepFormDraft,
  readFormDraft,
} from '../../forms/form-draft.ts'
import { keepInTab, readFromTab } from '../../forms/tab-storage.ts'
import { pendingBookingKey } from '../../session/pending-booking.ts'
import type { BookingValues } from './booking-values.ts'

/** A booking that was sent and whose answer is not known: the same key books it once at most. */
export interface Attempt {
  readonly key: string
  /** What exactly was sent with the key. */
  readonly sent: string
}

/** What was typed for a tool and is not booked yet. */
export interface Draft extends FormDraft {
  readonly values: BookingValues
  readonly attempt?: Attempt | undefined
}

const draftKey = (toolId: string) => `booking-draft:${toolId}`

/** Keeps what was typed over reloads and signing in, for this tab only. */
export function keepDraft(toolId: string, draft: Draft): void {
  keepFormDraft(draftKey(toolId), draft)
}

/**
 * What this tab keeps for a tool: what was typed by the same person, or by somebody who was not signed in
 * yet.
 */
export function readDraft(toolId: string, email: string | null): Draft | undefined {
  const kept = readFormDraft(draftKey(toolId), email)
  if (!kept || !isValues(kept.values)) return undefined
  return { email, values: kept.values, attempt: isAttempt(kept.attempt) ? kept.attempt : undefined }
}

/** Forgets what was typed: it is booked. */
export function dropDraft(toolId: string): void {
  dropFormDraft(draftKey(toolId))
}

/** Remembers over signing in or signing up that this booking waits (spec §10, booking while signed out). */
export function keepPending(
  tool: { readonly _id: string; readonly name: string },
  values: BookingValues,
): void {
  keepInTab(pendingBookingKey, { toolId: tool._id, toolName: tool.name, values })
}

/** The booking of this tool does not wait any more: its form is open again. */
export function dropPending(toolId: string): void {
  const pending = readFromTab(pendingBookingKey)
  if (isRecord(pending) && pending.toolId === toolId) keepInTab(pendingBookingKey, undefined)
}

function isValues(value: unknown): value is BookingValues {
  return (
    isRecord(value) && [value.quantity, value.phone, value.address].every((text) => typeof text === 'string')
  )
}

function isAttempt(value: unknown): value is Attempt {
  return isRecord(value) && typeof value.key === 'string' && typeof value.sent === 'string'
}
