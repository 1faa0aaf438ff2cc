import { allJobs } from '../../jobs/all.ts'

/** The names of the tools and parts that jobs need, by their English names. */
export const needTexts: Readonly<Record<string, string>> = Object.fromEntries(
  allJobs.flatMap(({ tools, parts }) => [...tools, ...parts]).map(({ name }) => [name, name]),
)
