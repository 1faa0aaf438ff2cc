import { done, refused } from '../../domain/outcome.ts'
import { claimJob } from '../data/queries/stored-settings.ts'
import type { Shop } from './shop.ts'

/**
 * Claims the next round of a job for this process; returns false while another process has it. The claim expires when
 * the process dies, and in any case shortly before the interval ends, so that the same process can claim the next
 * round.
 */
export async function claimRound(
  { database, clock }: Shop,
  { name, everyMs }: { readonly name: string; readonly everyMs: number },
): Promise<boolean> {
  const now = clock()
  const until = Math.floor(now + everyMs * 0.9)
  const claimed = await database.write(async (transaction) =>
    (await claimJob(transaction, name, { now, until })) ? done(null) : refused('NOT_FOUND'),
  )
  return claimed.ok
}
