import { getJob, listJobs } from '../../../contract/catalogue/jobs.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import type { ShopApi } from '../../api/client.ts'
import { refuseUnlessOffered } from '../../api/refuse-unless-offered.ts'

export type ListedJob = AnswerOf<typeof listJobs>[number]
export type Job = AnswerOf<typeof getJob>
export type JobNeed = Job['tools'][number]

interface Loading {
  readonly params: { readonly jobId?: string | undefined }
  readonly settings: ShopSettings
  readonly signal: AbortSignal
}

/** Loads the list of jobs. */
export async function loadJobs(api: ShopApi, { settings, signal }: Loading): Promise<readonly ListedJob[]> {
  refuseUnlessOffered(settings, listJobs)
  return api.call(listJobs, {}, { signal })
}

/** Loads the job whose id is in the page's address. */
export async function loadJob(api: ShopApi, { params, settings, signal }: Loading): Promise<Job> {
  refuseUnlessOffered(settings, getJob)
  return api.call(getJob, { params: { id: params.jobId ?? '' } }, { signal })
}
