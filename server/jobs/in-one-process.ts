import { claimRound } from '../operations/claim-round.ts'
import type { Shop } from '../operations/shop.ts'
import type { Job } from './repeat.ts'

/**
 * Makes a job that one process at a time runs: the first one in each interval. It suits work on all of the data,
 * which every process would repeat. Another process goes on when that one dies.
 */
export function inOneProcess(shop: Shop, job: Job): Job {
  return {
    ...job,
    async run() {
      if (await claimRound(shop, job)) await job.run()
    },
  }
}
