import { done, type Outcome, refused } from '../../../domain/outcome.ts'

/** Returns the response to an insertion, with the new row's id (spec §10, answers). */
export function inserted(outcome: Outcome<string>) {
  return outcome.ok ? done({ acknowledged: true, insertedId: outcome.value }) : outcome
}

/** Returns the response to an update of one row; the outcome tells whether it changed. */
export function updated(outcome: Outcome<boolean>) {
  if (!outcome.ok) return outcome
  return done({ acknowledged: true, matchedCount: 1, modifiedCount: outcome.value ? 1 : 0 })
}

/**
 * Returns the response to a deletion. The outcome is a count, whether the row was deleted, or null for a deleted row.
 */
export function deleted(outcome: Outcome<number | boolean | null>) {
  return outcome.ok ? done({ acknowledged: true, deletedCount: Number(outcome.value ?? 1) }) : outcome
}

/**
 * Returns one page of a list and sets the next page's cursor.
 *
 * @param page undefined for an invalid cursor.
 */
export function listPage<Row, Answer>(
  page: { readonly rows: readonly Row[]; readonly next: string | undefined } | undefined,
  setHeader: (name: 'x-next-cursor', value: string | undefined) => void,
  toAnswer: (row: Row) => Answer,
) {
  if (!page) return refused('CURSOR_INVALID')
  setHeader('x-next-cursor', page.next)
  return done(page.rows.map((row) => toAnswer(row)))
}

/** Splits a list's `sort` parameter into name and direction; a leading hyphen means descending. */
export function sortedBy<Name extends string>(
  sort: Name | `-${Name}`,
): { readonly by: Name; readonly descending: boolean } {
  const descending = sort.startsWith('-')
  // Without the hyphen, the value is a name, by the parameter's type.
  return { by: (descending ? sort.slice(1) : sort) as Name, descending }
}
