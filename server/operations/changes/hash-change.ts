import { createHash } from 'node:crypto'
import type { ChangeRow } from '../../data/queries/changes/changes.ts'

/**
 * Returns the SHA-256 of an entry and the hash before it. The fields are a list in fixed order, and `before` and
 * `after` are the stored texts, so that an entry always has the same bytes.
 */
export function hashChange(change: Omit<ChangeRow, 'hash'>): string {
  const { sequence, at, byUserId, action, subjectKind, subjectId, subjectName } = change
  const { before, after, undoes, previousHash } = change
  const subject = [subjectKind, subjectId, subjectName]
  const canonical = JSON.stringify([
    previousHash,
    sequence,
    at,
    byUserId,
    action,
    subject,
    before,
    after,
    undoes,
  ])
  return createHash('sha256').update(canonical).digest('hex')
}
