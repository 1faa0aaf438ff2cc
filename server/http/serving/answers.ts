import { done, type Outcome, refused } from '../../../domain/outcome.ts'

/** Answers an insertion with the new row's id (spec §10, answers). */
export function inserted(outcome: Outcome<string>) {
  return outcome.ok ? done({ acknowledged: true, insertedId: outcome.value }) : outcome
}

/** Answers an update of one row; its outcome says whether anything changed. */
export function updated(outcome: Outcome<boolean>) {
  if (!outcome.ok) return outcome
  return done({ acknowledged: true, matchedCount: 1, modifiedCount: outcome.value ? 1 : 0 })
}

/** Answers a deletion; its outcome says how many rows went, whether the one did, or (null) that it did. */
export function deleted(outcome: Outcome<number | boolean | null>) {
  return outcome.ok ? done({ acknowledged: true, deletedCount: Number(outcome.value ?? 1) }) : outcome
}

/**
 * Answers one page of a list, and sends the cursor of the next one.
 *
 * @param page undefined when the caller's cursor is none of ours.
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

/** Splits a list's `sort` parameter into a name and a direction: a hyphen before the name means descending. */
export function sortedBy<Name extends string>(
  sort: Name | `-${Name}`,
): { readonly by: Name; readonly descending: boolean } {
  const descending = sort.startsWith('-')
  // What is left without the hyphen is a name by the parameter's type.
  return { by: (descending ? sort.slice(1) : sort) as Name, descending }
}
