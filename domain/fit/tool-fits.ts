import type { ProductDetails } from '../../contract/catalogue/product-details.ts'
import type { Job } from '../../standards/jobs/job.ts'
import { searchReading } from '../search/search-reading.ts'
import { reasonToFit } from './fits.ts'
import { servesNeed } from './job-needs.ts'
import { jobsInWords } from './jobs-in-words.ts'
import { standardsInWords } from './standards-in-words.ts'

/** A standard that a tool fits or does not fit, with the reason in one sentence. */
export interface FitReason {
  readonly id: string
  readonly name: string
  /** The id of the standard's group. */
  readonly group: string
  readonly reason: string
}

/** Returns the standards that a tool fits; unknown ids are left out. */
export function fitsOf(fits: readonly string[]): readonly FitReason[] {
  return fits.flatMap((id) => {
    const standard = standardsInWords().byId.get(id)
    if (!standard) return []
    const { name, group } = standard
    return [{ id, name, group, reason: reasonToFit(group, standard) }]
  })
}

/** Returns the lookalikes of a tool's standards that the tool does not fit. */
export function doesNotFitOf(fits: readonly string[]): readonly FitReason[] {
  const { lookalikes, byId } = standardsInWords()
  const others = lookalikes.flatMap(({ standards: [one, other], apart }) => [
    { has: one, lacks: other, reason: apart },
    { has: other, lacks: one, reason: apart },
  ])
  const found = others
    .filter(({ has, lacks }) => fits.includes(has) && !fits.includes(lacks))
    .flatMap(({ lacks, reason }) => {
      const standard = byId.get(lacks)
      return standard ? [{ id: lacks, name: standard.name, group: standard.group, reason }] : []
    })
  return [...new Map(found.map((each) => [each.id, each])).values()]
}

/**
 * Returns the jobs that need a tool.
 *
 * @param language the language of its name.
 */
export function jobsOf(
  name: string,
  details: Pick<ProductDetails, 'fits' | 'specs'>,
  language = 'en',
): readonly Job[] {
  const reading = searchReading(language)
  return jobsInWords().filter(({ tools }) =>
    tools.some((need) => need.general !== true && servesNeed({ name, details }, need, reading)),
  )
}
