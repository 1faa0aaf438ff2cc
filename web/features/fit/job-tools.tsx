import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SearchResult } from '../../../contract/search.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { lineOf, putIn } from '../../buying/put-in.ts'
import { bookTogether } from '../../buying/put-in-corner.tsx'
import { links } from '../../routing/links.ts'
import { useInBrowser } from '../../session/in-browser.ts'
import { Button } from '../../ui/button.tsx'
import { Dollars } from '../../ui/values/figure.tsx'
import { keepJobList } from './job-list.ts'
import { JobNeeds } from './job-needs.tsx'
import { jobsTexts } from './jobs-texts.ts'
import type { Job, JobNeed } from './load-jobs.ts'

/** Lists the tools of a job, and starts booking those that the person does not have. */
export function JobTools({ job }: { job: Job }) {
  const ready = useInBrowser()
  const [had, setHad] = useState<ReadonlySet<string>>(
    new Set(job.tools.flatMap(({ name, owned }) => (owned ? [name] : []))),
  )
  const navigate = useNavigate()
  const missing = toBook(job.tools.filter(({ name }) => !had.has(name)))
  const [first] = missing

  function toggle(name: string): void {
    const now = new Set(had)
    if (!now.delete(name)) now.add(name)
    setHad(now)
  }

  async function start({ _id }: SearchResult): Promise<void> {
    const tools = missing.map((tool) => ({ id: tool._id, name: tool.name, booked: false }))
    keepJobList({ jobId: job.id, jobName: job.name, tools })
    await navigate(links.tool(_id))
  }

  return (
    <section className="card guide-sheet" aria-labelledby="tools">
      <h2 id="tools">{jobsTexts.tools}</h2>
      <JobNeeds
        needs={job.tools}
        besides={(need) =>
          bookable(need) && (
            <label className="need-have">
              <input
                type="checkbox"
                checked={had.has(need.name)}
                disabled={!ready}
                onChange={() => toggle(need.name)}
              />
              {jobsTexts.have}
              <span className="sr-only">: {need.name}</span>
            </label>
          )
        }
      />
      {job.tools.some(bookable) && (
        <div className="job-list">
          <h3>{jobsTexts.listHeading}</h3>
          <p role="status">
            {first ? (
              <>
                <b className="figure">
                  <Dollars amount={totalOf(missing)} />
                </b>{' '}
                {jobsTexts.listCount(missing.length)}
              </>
            ) : (
              jobsTexts.listNone
            )}
          </p>
          <Button kind="go" disabled={!ready || !first} onClick={() => first && void start(first)}>
            {jobsTexts.listStart}
          </Button>
          <IfOffered operation={bookTogether}>
            <Button
              kind="quiet"
              disabled={!ready || !first}
              onClick={() => putIn(missing.map((tool) => lineOf(tool)))}
            >
              {jobsTexts.listPutIn}
            </Button>
          </IfOffered>
          <p className="soft">{jobsTexts.listHint}</p>
        </div>
      )}
    </section>
  )
}

/** Returns the product that is booked for a need: the first one in stock. */
function bookable({ products }: JobNeed): SearchResult | undefined {
  return products.find(
    ({ kind, availableQuantity = 0, minOrderQuantity = 1 }) =>
      kind === 'tool' && availableQuantity >= minOrderQuantity,
  )
}

/** Returns the products to book, each once: one tool can serve two needs. */
function toBook(needs: readonly JobNeed[]): readonly SearchResult[] {
  const products = needs.flatMap((need) => bookable(need) ?? [])
  return [...new Map(products.map((product) => [product._id, product])).values()]
}

function totalOf(products: readonly SearchResult[]): number {
  return products.reduce((sum, { price, minOrderQuantity = 1 }) => sum + price * minOrderQuantity, 0)
}
