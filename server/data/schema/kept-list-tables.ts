/** Lists of products that an account, or a company, orders again and again. */
export interface KeptListsTable {
  id: string
  /** The account that made it; null once that is deleted. */
  user_id: string | null
  /** The company whose people share it; null for a list of the account. */
  company_id: string | null
  name: string
  /** JSON (queries/orders/kept-lists.ts). */
  lines: string
  line_count: number
  version: number
  changed_by: string | null
  changed_at: number
}
