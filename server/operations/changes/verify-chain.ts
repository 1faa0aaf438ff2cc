import { setImmediate as nextTurn } from 'node:timers/promises'
import { done } from '../../../domain/outcome.ts'
import type { Reader } from '../../data/database.ts'
import { type ChangeRow, findChangeHead, listChangesAfter } from '../../data/queries/changes/changes.ts'
import { findStoredSetting, setStoredSetting } from '../../data/queries/stored-settings.ts'
import { hourMs } from '../../platform/clock.ts'
import type { Shop } from '../shop.ts'
import { hashChange } from './hash-change.ts'

/** How far the chain is verified, shared by all processes. */
export interface Verification {
  /** The last entry verified in this pass, with its hash. */
  readonly position: number
  readonly hash: string
  /** The start of this pass. A new pass starts after a day, because old entries can be altered, too. */
  readonly beganAt: number
  /** The last entry that this pass or the previous one verified. */
  readonly verifiedTo: number
  readonly verifiedHash: string
  readonly checkedAt: number | null
  /** The first entry that is missing or was altered. */
  readonly broken: number | null
}

const key = 'changes-verification'
const passMs = 24 * hourMs
const rowsAtOnce = 500
const pagesAtOnce = 200

const none: Verification = {
  position: 0,
  hash: '',
  beganAt: 0,
  verifiedTo: 0,
  verifiedHash: '',
  checkedAt: null,
  broken: null,
}

/** Returns how far the chain is verified. */
export async function readVerification(read: Reader): Promise<Verification> {
  const stored = await findStoredSetting(read, key)
  // Only `verifyChain` writes it.
  return stored === undefined ? none : (JSON.parse(stored) as Verification)
}

/**
 * Verifies up to 100,000 further entries, and stores the result. Memory holds one page of
 * entries at a time.
 */
export async function verifyChain({ database, clock }: Pick<Shop, 'database' | 'clock'>): Promise<void> {
  const stored = await readVerification(database.read)
  const now = clock()
  const begins = stored.broken === null && now - stored.beganAt >= passMs
  const start = begins ? { ...stored, position: 0, hash: '', beganAt: now } : stored
  const { position, hash, broken } = await verifyFrom(database.read, start)
  const isFurther = broken !== null || position >= start.verifiedTo
  const result: Verification = {
    ...start,
    position,
    hash,
    ...(isFurther && { verifiedTo: position, verifiedHash: hash }),
    checkedAt: now,
    broken,
  }
  await database.write(async (transaction) => {
    await setStoredSetting(transaction, key, JSON.stringify(result))
    return done(null)
  })
}

type Position = Pick<Verification, 'position' | 'hash' | 'broken'>

async function verifyFrom(read: Reader, start: Pick<Verification, 'position' | 'hash'>): Promise<Position> {
  // Read before the entries, so that every entry up to the head must exist.
  const head = await findChangeHead(read)
  let { position, hash } = start
  for (let page = 0; page < pagesAtOnce; page += 1) {
    const rows = await listChangesAfter(read, position, rowsAtOnce)
    for (const row of rows) {
      if (!follows(row, position, hash)) return { position, hash, broken: position + 1 }
      position = row.sequence
      hash = row.hash
      if (position === head.sequence && hash !== head.hash) return { position, hash, broken: position }
    }
    if (rows.length < rowsAtOnce) break
    // Yields to other requests, because reads of SQLite block the process.
    await nextTurn()
  }
  const { length } = await listChangesAfter(read, position, 1)
  const endIsMissing = length === 0 && position < head.sequence
  return { position, hash, broken: endIsMissing ? position + 1 : null }
}

function follows({ hash, ...entry }: ChangeRow, position: number, previousHash: string): boolean {
  return entry.sequence === position + 1 && entry.previousHash === previousHash && hashChange(entry) === hash
}
