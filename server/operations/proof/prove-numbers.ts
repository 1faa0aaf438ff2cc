import { setTimeout as pause } from 'node:timers/promises'
import { type Difference, provedChecks } from '../../../contract/desk/proof.ts'
import { done } from '../../../domain/outcome.ts'
import type { Reader } from '../../data/database.ts'
import { findStoredSetting, setStoredSetting } from '../../data/queries/stored-settings.ts'
import { minuteMs } from '../../platform/clock.ts'
import type { Shop } from '../shop.ts'
import { compareBackup } from './compare-backup.ts'
import { compareCredit } from './compare-credit.ts'
import { compareInvoices } from './compare-invoices.ts'
import {
  type ComparePiece,
  compareChanges,
  compareCharges,
  compareMail,
  compareOrders,
  compareStock,
} from './compare-pieces.ts'
import { compareReceivables } from './compare-receivables.ts'

type CheckName = (typeof provedChecks)[number]

const pieces: Readonly<Record<CheckName, ComparePiece>> = {
  stock: compareStock,
  orders: compareOrders,
  charges: compareCharges,
  credit: compareCredit,
  receivables: compareReceivables,
  invoices: compareInvoices,
  mail: compareMail,
  changes: compareChanges,
  backup: compareBackup,
}

interface CheckCount {
  readonly check: CheckName
  readonly checked: number
  readonly differences: number
  /** Rows by state, of orders and charges. Unset in a pass that an earlier version stored. */
  readonly states?: Readonly<Record<string, number>>
}

/** A comparison of all numbers, complete or in progress. */
interface Pass {
  readonly counts: readonly CheckCount[]
  readonly differences: readonly Difference[]
}

/** The last complete comparison. */
export interface Proof extends Pass {
  readonly finishedAt: number
}

interface Stored {
  readonly last: Proof | null
  /** The pass in progress: its next check, and the position in that check. */
  readonly running: (Pass & { readonly check: CheckName; readonly after: string }) | null
}

const key = 'proof'
const mostDifferences = 100
const everyMs = 3 * minuteMs
/** A round ends after this time, so that the shop can stop without waiting for a whole pass. */
const roundMs = 3_000

const begin = { check: 'stock', after: '', counts: [], differences: [] } as const

async function readStored(read: Reader): Promise<Stored> {
  const stored = await findStoredSetting(read, key)
  // Only `proveNumbers` writes this setting.
  return stored === undefined ? { last: null, running: null } : (JSON.parse(stored) as Stored)
}

/** Returns the last complete comparison; null before the first one. */
export async function readProof(read: Reader): Promise<Proof | null> {
  return (await readStored(read)).last
}

/**
 * Compares all numbers of the shop in pieces, with a pause twice as long after each, so that requests continue. A round
 * takes some seconds and stores the start of the next round, which any process may run. A new pass begins three minutes
 * after the end of the last (docs/decisions/0039).
 */
export async function proveNumbers(shop: Shop): Promise<void> {
  const { last, running } = await readStored(shop.database.read)
  if (!running && last && shop.clock() - last.finishedAt < everyMs) return
  const endsAt = performance.now() + roundMs
  let pass: NonNullable<Stored['running']> = running ?? begin
  for (;;) {
    const began = performance.now()
    const next = await compareNext(shop, pass)
    if (!next) {
      const { counts, differences } = pass
      return store(shop, { last: { counts, differences, finishedAt: shop.clock() }, running: null })
    }
    pass = next
    if (performance.now() >= endsAt) return store(shop, { last, running: pass })
    await pause(2 * (performance.now() - began))
  }
}

type Running = NonNullable<Stored['running']>

/** Compares one piece; undefined when nothing is left. */
async function compareNext(shop: Shop, pass: Running): Promise<Running | undefined> {
  if (pass.counts.length === provedChecks.length && pass.after === finished) return undefined
  const { check, after } = pass
  const piece = await pieces[check](shop, after)
  const found = piece.differences.map((difference) => ({ ...difference, check }))
  const before = pass.counts.find((count) => count.check === check) ?? none(check)
  const count = {
    check,
    checked: before.checked + piece.checked,
    differences: before.differences + found.length,
    ...(piece.states && { states: added(before.states, piece.states) }),
  }
  const counts = [...pass.counts.filter((one) => one.check !== check), count]
  const differences = [...pass.differences, ...found].slice(0, mostDifferences)
  if (piece.next !== undefined) return { check, after: piece.next, counts, differences }
  const following = provedChecks[provedChecks.indexOf(check) + 1]
  if (following) return { check: following, after: '', counts, differences }
  return { check, after: finished, counts, differences }
}

function none(check: CheckName): CheckCount {
  return { check, checked: 0, differences: 0 }
}

function added(before: CheckCount['states'] = {}, more: NonNullable<CheckCount['states']>) {
  const sums: Record<string, number> = { ...before }
  for (const [state, count] of Object.entries(more)) sums[state] = (sums[state] ?? 0) + count
  return sums
}

/** Marks the end of the last check; no id contains a space. */
const finished = ' '

async function store({ database }: Shop, stored: Stored): Promise<void> {
  await database.write(async (transaction) => {
    await setStoredSetting(transaction, key, JSON.stringify(stored))
    return done(null)
  })
}
