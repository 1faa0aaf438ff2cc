/** A booking that somebody began while signed out; the booking form keeps it under this key. */
export const pendingBookingKey = 'pending-booking'

export interface PendingBooking {
  readonly toolId: string
  readonly toolName: string
}

/** Reads which tool's booking is waiting in this tab out of what the booking form has kept. */
export function parsePendingBooking(text: string | null): PendingBooking | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    if (!('toolId' in value && 'toolName' in value)) return null
    const { toolId, toolName } = value
    return typeof toolId === 'string' && typeof toolName === 'string' ? { toolId, toolName } : null
  } catch {
    // Somebody else's text under our key: nothing is waiting.
    return null
  }
}
