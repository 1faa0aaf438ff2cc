import { crankJobs } from '../../jobs/crank-jobs.ts'
import { wordsOfJobs } from './job-words.ts'

/** The words of the jobs at the bottom bracket, the cranks, the chainrings and the pedals, by id. */
export const crankJobTexts = wordsOfJobs(crankJobs)
