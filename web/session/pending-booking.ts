/** Storage key of a booking that was begun while signed out; the booking form writes it. */
export const pendingBookingKey = 'pending-booking'

export interface PendingBooking {
  readonly toolId: string
  readonly toolName: string
  /** Where it goes on, if not on the tool's page: an offer. */
  readonly path?: string
}

/** Parses which tool's booking is pending in this tab. */
export function parsePendingBooking(text: string | null): PendingBooking | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    if (!('toolId' in value && 'toolName' in value)) return null
    const { toolId, toolName } = value
    const path = 'path' in value && typeof value.path === 'string' ? { path: value.path } : {}
    return typeof toolId === 'string' && typeof toolName === 'string' ? { toolId, toolName, ...path } : null
  } catch {
    // Another program wrote this text under our key.
    return null
  }
}
