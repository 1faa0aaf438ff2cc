/** The notices chosen by a member of staff; no row before the first choice. */
export interface NotificationChoicesTable {
  user_id: string
  /** JSON of the kinds. */
  kinds: string
  /** The hour of the daily figures, in the shop's time zone. */
  figures_hour: number
  /** The day in the shop's time zone for which figures were last written. */
  figures_day: string | null
}

/** Waiting notices of a person, one per subject. */
export interface NoticesTable {
  user_id: string
  kind: string
  /** The subject of the notice: an order, a request, a product or an email. */
  subject: string
  /** JSON of the email with this notice alone. */
  content: string
  created_at: number
}

/** The time until which a person gets no further email of a kind. */
export interface NoticePausesTable {
  user_id: string
  kind: string
  until: number
}
