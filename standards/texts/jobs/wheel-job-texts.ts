import { wheelJobs } from '../../jobs/wheel-jobs.ts'
import { wordsOfJobs } from './job-words.ts'

/** The words of the jobs at spokes, rims and hubs, by id. */
export const wheelJobTexts = wordsOfJobs(wheelJobs)
