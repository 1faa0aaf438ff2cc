import { tyreJobs } from '../../jobs/tyre-jobs.ts'
import { wordsOfJobs } from './job-words.ts'

/** The words of the jobs at tyres and tubes, by id. */
export const tyreJobTexts = wordsOfJobs(tyreJobs)
