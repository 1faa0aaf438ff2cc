import { allStandards } from '../all.ts'
import { jobGroups } from '../jobs/all.ts'

/** The names of the groups of standards, by id. */
export const groupTexts: Readonly<Record<string, string>> = Object.fromEntries(
  allStandards.map(({ id, name }) => [id, name]),
)

/** The names of the parts of the bicycle that have jobs, by their English names. */
export const jobGroupTexts: Readonly<Record<string, string>> = Object.fromEntries(
  jobGroups.map(({ name }) => [name, name]),
)
