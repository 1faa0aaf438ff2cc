/** Storage key of a booking that was begun while signed out; the booking form writes it. */
export const pendingBookingKey = 'pending-booking'

export interface PendingBooking {
  readonly toolId: string
  readonly toolName: string
}

/** Parses which tool's booking is pending in this tab. */
export function parsePendingBooking(text: string | null): PendingBooking | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    if (!('toolId' in value && 'toolName' in value)) return null
    const { toolId, toolName } = value
    return typeof toolId === 'string' && typeof toolName === 'string' ? { toolId, toolName } : null
  } catch {
    // Another program wrote this text under our key.
    return null
  }
}
