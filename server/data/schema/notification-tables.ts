/** The notifications chosen by a member of staff; no row before the first choice. */
export interface NotificationChoicesTable {
  user_id: string
  /** JSON text of the kinds. */
  kinds: string
  /** The hour of the shop's day for the line of figures. */
  figures_hour: number
  /** The shop's day on which it was written last. */
  figures_day: string | null
}

/** Notices that wait for a person, one for each subject. */
export interface NoticesTable {
  user_id: string
  kind: string
  /** The subject of the notice: an order, a request, a product or an email. */
  subject: string
  /** JSON text of the mail that tells it alone. */
  content: string
  created_at: number
}

/** Until when a person gets no further mail of a kind. */
export interface NoticePausesTable {
  user_id: string
  kind: string
  until: number
}
