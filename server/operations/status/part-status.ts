import type { PartStatus, ShopPart } from '../../../contract/shop/status.ts'
import type { Reader } from '../../data/database.ts'
import { firstMigrationAt, readBackupRecord } from '../../data/queries/backup-record.ts'
import { oldestWaitingAt } from '../../data/queries/emails/outbox.ts'
import type { CallRecord } from '../../platform/call-watch.ts'
import { dayMs, hourMs, minuteMs } from '../../platform/clock.ts'
import { provedWithinDays } from '../proof/compare-backup.ts'
import type { Proof } from '../proof/prove-numbers.ts'

/** A write of one row usually takes a few milliseconds; pages are slow long before this. */
const slowDatabaseMs = 500
/** Email usually leaves within seconds. */
const lateMailMs = 10 * minuteMs
const stuckMailMs = hourMs
/** A comparison begins every few minutes, and takes minutes in a large shop. */
const lateProofMs = 6 * hourMs
const provedWithinMs = provedWithinDays * dayMs

interface DatabaseReading {
  /** When the measurement began and ended. */
  readonly startedAt: number
  readonly now: number
  /** The previous status of the part. */
  readonly before: PartStatus | undefined
}

/** @param tookMs the duration of a write; undefined when the database did not respond. */
export function databaseStatus(tookMs: number | undefined, reading: DatabaseReading): PartStatus {
  const { startedAt, now, before } = reading
  const state = tookMs === undefined ? 'down' : tookMs > slowDatabaseMs ? 'slow' : 'works'
  const seenAt = tookMs === undefined ? (before?.seenAt ?? null) : now
  if (state === 'works') return { part: 'database', state, seenAt, since: null }
  return { part: 'database', state, seenAt, since: before?.state === state ? before.since : startedAt }
}

/** Returns a provider's status from the shop's own calls. */
export function providerStatus(
  part: ShopPart,
  { answeredAt, slowSince, failingSince }: CallRecord,
): PartStatus {
  const seenAt = answeredAt ?? null
  if (failingSince !== undefined) return { part, state: 'down', seenAt, since: failingSince }
  if (slowSince !== undefined) return { part, state: 'slow', seenAt, since: slowSince }
  return { part, state: seenAt === null ? 'unknown' : 'works', seenAt, since: null }
}

/** Reads the age of the oldest waiting email, if any. */
export async function readMailFacts(read: Reader) {
  return { oldestAt: await oldestWaitingAt(read) }
}

/** @param facts undefined when they could not be read yet. */
export function mailStatus(
  facts: Awaited<ReturnType<typeof readMailFacts>> | undefined,
  now: number,
): PartStatus {
  const part = 'mail'
  if (!facts) return { part, state: 'unknown', seenAt: null, since: null }
  const { oldestAt } = facts
  if (oldestAt === undefined || now - oldestAt < lateMailMs)
    return { part, state: 'works', seenAt: now, since: null }
  return { part, state: now - oldestAt < stuckMailMs ? 'slow' : 'down', seenAt: null, since: oldestAt }
}

/** Email and backup are separate parts of the status. */
const otherParts: readonly string[] = ['mail', 'backup']

/** @param proof the last comparison; null before the first one, undefined when it could not be read yet. */
export function numbersStatus(
  proof: Proof | null | undefined,
  now: number,
  before: PartStatus | undefined,
): PartStatus {
  if (!proof) return { part: 'numbers', state: 'unknown', seenAt: null, since: null }
  const { counts, finishedAt } = proof
  const differs = counts.some(({ check, differences }) => differences > 0 && !otherParts.includes(check))
  if (differs) {
    const seenAt = before?.seenAt ?? null
    return {
      part: 'numbers',
      state: 'down',
      seenAt,
      since: before?.state === 'down' ? before.since : finishedAt,
    }
  }
  const isLate = now - finishedAt > lateProofMs
  return {
    part: 'numbers',
    state: isLate ? 'slow' : 'works',
    seenAt: finishedAt,
    since: isLate ? finishedAt : null,
  }
}

/** Reads the state of the shop's backups, and when its tables were created. */
export async function readBackupFacts(read: Reader) {
  return { ...(await readBackupRecord(read)), madeShopAt: await firstMigrationAt(read) }
}

/** @param facts undefined when they could not be read yet. */
export function backupStatus(
  facts: Awaited<ReturnType<typeof readBackupFacts>> | undefined,
  now: number,
): PartStatus {
  const part = 'backup'
  if (!facts) return { part, state: 'unknown', seenAt: null, since: null }
  const { provedAt, failedAt, madeShopAt } = facts
  const seenAt = provedAt ?? null
  if (failedAt !== undefined) return { part, state: 'down', seenAt, since: failedAt }
  const dueAt = (provedAt ?? madeShopAt) + provedWithinMs
  if (now >= dueAt) return { part, state: 'down', seenAt, since: dueAt }
  return { part, state: provedAt === undefined ? 'unknown' : 'works', seenAt, since: null }
}
