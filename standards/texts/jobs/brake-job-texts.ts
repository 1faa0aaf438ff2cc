import { brakeJobs } from '../../jobs/brake-jobs.ts'
import { wordsOfJobs } from './job-words.ts'

/** The words of the jobs at brakes, rotors, cables and hoses, by id. */
export const brakeJobTexts = wordsOfJobs(brakeJobs)
