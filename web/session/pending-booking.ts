import { isRecord } from '../api/is-record.ts'

/** Storage key of a booking that was begun while signed out; the booking form writes it. */
export const pendingBookingKey = 'pending-booking'

export interface PendingBooking {
  readonly toolId: string
  readonly toolName: string
  /** The page on which the booking continues, if not the tool's page: an offer. */
  readonly path?: string
}

/** Parses which tool's booking is pending in this tab. */
export function parsePendingBooking(text: string | null): PendingBooking | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value)) return null
    const { toolId, toolName, path } = value
    if (typeof toolId !== 'string' || typeof toolName !== 'string') return null
    return { toolId, toolName, ...(typeof path === 'string' && { path }) }
  } catch {
    // Another program wrote this text under our key.
    return null
  }
}
