/** Values of the booking form, as typed. */
export interface BookingValues {
  readonly quantity: string
  readonly phone: string
  readonly address: string
  /** The country of delivery, if the visitor has chosen one; delivery is priced by it. */
  readonly deliverTo?: string
  /** How the order reaches its customer; delivered if it is missing. */
  readonly way?: 'pickup'
  /** The discount code, if the person typed one. */
  readonly code?: string
  /** The customer's own number of the order, if the person typed one. */
  readonly reference?: string
}
