import { claimRound } from '../operations/claim-round.ts'
import type { Shop } from '../operations/shop.ts'
import type { Job } from './repeat.ts'

/**
 * Makes a job that one process at a time runs: the first process in each interval. Suits work on all data, which every
 * process would otherwise repeat. If the process dies, another continues.
 */
export function inOneProcess(shop: Shop, job: Job): Job {
  return {
    ...job,
    async run() {
      if (await claimRound(shop, job)) await job.run()
    },
  }
}
