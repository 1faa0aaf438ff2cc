import { drivetrainJobs } from '../../jobs/drivetrain-jobs.ts'
import { wordsOfJobs } from './job-words.ts'

/** The words of the jobs at the cassette, the chain and the gears, by id. */
export const drivetrainJobTexts = wordsOfJobs(drivetrainJobs)
