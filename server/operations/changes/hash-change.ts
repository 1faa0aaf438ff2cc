import { createHash } from 'node:crypto'
import type { ChangeRow } from '../../data/queries/changes/changes.ts'

/**
 * Returns the SHA-256 of an entry and the hash before it. The fields are a list in fixed order, and `before` and
 * `after` are the stored texts, so that an entry always has the same bytes. An API key is one more field at the end, so
 * that the hashes of entries without one, and of all before there were keys, stay as they are.
 */
export function hashChange(change: Omit<ChangeRow, 'hash'>): string {
  const { sequence, at, byUserId, byKeyId, action, subjectKind, subjectId, subjectName } = change
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
    ...(byKeyId === null ? [] : [byKeyId]),
  ])
  return createHash('sha256').update(canonical).digest('hex')
}
