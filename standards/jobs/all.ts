import { brakeJobs } from './brake-jobs.ts'
import { crankJobs } from './crank-jobs.ts'
import { drivetrainJobs } from './drivetrain-jobs.ts'
import type { Job } from './job.ts'
import { steeringJobs } from './steering-jobs.ts'
import { tyreJobs } from './tyre-jobs.ts'
import { wheelJobs } from './wheel-jobs.ts'

/** A part of the bicycle with its jobs. */
export interface JobGroup {
  readonly name: string
  readonly jobs: readonly Job[]
}

/** Every job that the shop describes, by part of the bicycle, in the order in which people read them. */
export const jobGroups: readonly JobGroup[] = [
  { name: 'Cassette, chain and gears', jobs: drivetrainJobs },
  { name: 'Bottom bracket, cranks and pedals', jobs: crankJobs },
  { name: 'Wheels and hubs', jobs: wheelJobs },
  { name: 'Tyres and tubes', jobs: tyreJobs },
  { name: 'Brakes and cables', jobs: brakeJobs },
  { name: 'Headset, handlebar and seatpost', jobs: steeringJobs },
]

/** Every job, in the same order. */
export const allJobs: readonly Job[] = jobGroups.flatMap(({ jobs }) => jobs)
