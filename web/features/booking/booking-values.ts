/** Values of the booking form, as typed. */
export interface BookingValues {
  readonly quantity: string
  readonly phone: string
  readonly address: string
}
