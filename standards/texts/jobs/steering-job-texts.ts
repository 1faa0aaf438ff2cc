import { steeringJobs } from '../../jobs/steering-jobs.ts'
import { wordsOfJobs } from './job-words.ts'

/** The words of the jobs at the headset, the fork, the handlebar and the seatpost, by id. */
export const steeringJobTexts = wordsOfJobs(steeringJobs)
