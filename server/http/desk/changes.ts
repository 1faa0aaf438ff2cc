import type * as contract from '../../../contract/desk/changes.ts'
import { done } from '../../../domain/outcome.ts'
import { isUndoable, undoingSays } from '../../../domain/shop/undoable-changes.ts'
import { findUserByEmail } from '../../data/queries/accounts/users.ts'
import { findChangeHead } from '../../data/queries/changes/changes.ts'
import { type ListedChange, listChangesByPage } from '../../data/queries/changes/listed-changes.ts'
import { undoChange } from '../../operations/changes/undo-change.ts'
import { readVerification } from '../../operations/changes/verify-chain.ts'
import { told } from '../../platform/stored-sentences.ts'
import { inserted, listPage } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const changes = {
  listChanges: async ({ shop, input: { query }, setHeader }) => {
    const { limit, after, person, action, kind, id, from, until } = query
    const { read } = shop.database
    const staff = person === undefined ? undefined : await findUserByEmail(read, person)
    if (person !== undefined && !staff) return done([])
    const subject = kind !== undefined && id !== undefined ? { kind, id } : undefined
    const wanted = { byUserId: staff?.id, action, subject, from, until }
    return listPage(await listChangesByPage(read, wanted, { limit, after }), setHeader, toChangeResponse)
  },
  verifyChanges: async ({ shop }) => {
    const { read } = shop.database
    const { verifiedTo, verifiedHash, checkedAt, broken } = await readVerification(read)
    const { sequence } = await findChangeHead(read)
    return done({ entries: sequence, verifiedTo, hash: verifiedHash, checkedAt, broken })
  },
  undoChange: async ({ shop, caller, input: { params } }) => {
    return inserted(await undoChange(shop, caller, Number(params.entry)))
  },
} satisfies HandlersOf<typeof contract.changeOperations>

/** Converts a stored entry to the contract's shape. */
function toChangeResponse(row: ListedChange): contract.Change {
  const { sequence, byUserId, byEmail, keyName, subjectKind, subjectId, subjectName, subjectEmail } = row
  return {
    _id: String(sequence),
    at: row.at,
    by: byEmail,
    byShop: byUserId === null,
    key: keyName,
    action: row.action,
    subject: { kind: subjectKind, id: subjectId, name: subjectEmail ?? subjectName },
    before: valuesOf(row.before),
    after: valuesOf(row.after),
    undoes: row.undoes === null ? null : String(row.undoes),
    undoneBy: row.undoneBy === null ? null : String(row.undoneBy),
    undo: row.undoneBy === null && isUndoable(row.action) ? undoingSays(row.action) : null,
  }
}

/** Parses recorded values. Accepts an altered text, which must not break the list that reports the alteration. */
function valuesOf(json: string | null): contract.Change['before'] {
  if (json === null) return null
  try {
    const parsed: unknown = JSON.parse(json)
    if (typeof parsed !== 'object' || parsed === null) return { value: parsed }
    // The shop's own notes are stored as sentences.
    return Object.fromEntries(
      Object.entries(parsed).map(([name, value]) => [name, typeof value === 'string' ? told(value) : value]),
    )
  } catch {
    return { value: json }
  }
}
