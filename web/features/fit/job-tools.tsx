import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SearchResult } from '../../../contract/catalogue/search.ts'
import { hasStock, stockState } from '../../../domain/catalogue/stock-state.ts'
import { useHost } from '../../api/host.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { lineOf, putIn } from '../../buying/put-in.ts'
import { bookTogether } from '../../buying/put-in-corner.tsx'
import { links } from '../../routing/links.ts'
import { useInBrowser } from '../../session/in-browser.ts'
import { Button } from '../../ui/button.tsx'
import { Amount } from '../../ui/values/figure.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { labelTexts } from '../../ui/values/value-texts.ts'
import { keepJobList } from './job-list.ts'
import { JobNeeds } from './job-needs.tsx'
import { jobsTexts } from './jobs-texts.ts'
import type { Job, JobNeed } from './load-jobs.ts'

/** Lists the needs of a job, and starts to book the missing tools and the ticked parts. */
export function JobTools({ job }: { job: Job }) {
  const ready = useInBrowser()
  const putsIn = useHost().offers(bookTogether)
  const [had, setHad] = useState<ReadonlySet<string>>(
    new Set(job.tools.flatMap(({ name, owned }) => (owned ? [name] : []))),
  )
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <section className="card guide-sheet" aria-labelledby="tools">
        <h2 id="tools">{jobsTexts.tools}</h2>
        <JobNeeds
          needs={job.tools}
          besides={(need) =>
            toolFor(need) && (
              <Tick
                text={jobsTexts.have}
                need={need}
                ticked={had.has(need.name)}
                disabled={!ready}
                onToggle={() => setHad(toggled(had, need.name))}
              />
            )
          }
        />
      </section>
      {job.parts.length > 0 && (
        <section className="card guide-sheet" aria-labelledby="parts">
          <h2 id="parts">{jobsTexts.parts}</h2>
          <JobNeeds
            needs={job.parts}
            besides={(need) =>
              putsIn &&
              bookable(need) && (
                <Tick
                  text={jobsTexts.want}
                  need={need}
                  ticked={wanted.has(need.name)}
                  disabled={!ready}
                  onToggle={() => setWanted(toggled(wanted, need.name))}
                />
              )
            }
          />
        </section>
      )}
      <Missing
        job={job}
        tools={once(job.tools.flatMap((need) => (had.has(need.name) ? [] : (toolFor(need) ?? []))))}
        parts={once(job.parts.flatMap((need) => (wanted.has(need.name) ? (bookable(need) ?? []) : [])))}
      />
    </>
  )
}

function toggled(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const now = new Set(names)
  if (!now.delete(name)) now.add(name)
  return now
}

interface TickProps {
  readonly text: string
  readonly need: JobNeed
  readonly ticked: boolean
  readonly disabled: boolean
  readonly onToggle: () => void
}

function Tick({ text, need, ticked, disabled, onToggle }: TickProps) {
  return (
    <label className="inline-flex gap-[0.6rem] items-center min-h-(--target-link) cursor-pointer">
      <input
        className="w-[1.35rem] h-[1.35rem] accent-ink"
        type="checkbox"
        checked={ticked}
        disabled={disabled}
        onChange={onToggle}
      />
      {text}
      <span className="sr-only">{labelTexts.after(need.name)}</span>
    </label>
  )
}

interface MissingProps {
  readonly job: Job
  readonly tools: readonly SearchResult[]
  readonly parts: readonly SearchResult[]
}

/** Books the missing products: all with the basket, or the tools one by one. */
function Missing({ job, tools, parts }: MissingProps) {
  const formats = useFormats()
  const ready = useInBrowser()
  const navigate = useNavigate()
  const [first] = tools
  const all = once([...tools, ...parts])
  if (!job.tools.some(toolFor) && !job.parts.some(bookable)) return null

  async function start({ _id }: SearchResult): Promise<void> {
    const listed = tools.map((tool) => ({ id: tool._id, name: tool.name, booked: false }))
    keepJobList({ jobId: job.id, jobName: job.name, tools: listed })
    await navigate(links.tool(_id))
  }

  return (
    <section className="card guide-sheet grid gap-3 justify-items-start" aria-labelledby="missing">
      <h2 id="missing">{jobsTexts.listHeading}</h2>
      <p role="status">
        {all.length > 0 ? (
          <>
            <b className="figure text-title">
              <Amount amount={totalOf(all)} />
            </b>{' '}
            {jobsTexts.listCount(formats, tools.length, all.length - tools.length)}
          </>
        ) : (
          jobsTexts.listNone
        )}
      </p>
      <div className="actions">
        <Button kind="go" disabled={!ready || !first} onClick={() => first && void start(first)}>
          {jobsTexts.listStart}
        </Button>
        <IfOffered operation={bookTogether}>
          <Button
            kind="quiet"
            disabled={!ready || all.length === 0}
            onClick={() =>
              putIn(
                formats,
                all.map((product) => lineOf(product)),
              )
            }
          >
            {jobsTexts.listPutIn}
          </Button>
        </IfOffered>
      </div>
      <p className="soft">{jobsTexts.listHint}</p>
    </section>
  )
}

/** Returns the product to book for a need: the first one in stock. A part without stock is sold by quote only. */
function bookable({ products }: JobNeed): SearchResult | undefined {
  return products.find(
    (product) =>
      (product.kind === 'tool' || hasStock(product)) &&
      stockState(product.availableQuantity ?? 0, product.minOrderQuantity) === 'enough',
  )
}

/** Returns the tool to book for a need; only tools have a page with a booking form. */
function toolFor({ products, ...need }: JobNeed): SearchResult | undefined {
  return bookable({ ...need, products: products.filter(({ kind }) => kind === 'tool') })
}

/** Returns the products without duplicates, because one product can serve two needs. */
function once(products: readonly SearchResult[]): readonly SearchResult[] {
  return [...new Map(products.map((product) => [product._id, product])).values()]
}

function totalOf(products: readonly SearchResult[]): number {
  return products.reduce((sum, { price, minOrderQuantity = 1 }) => sum + price * minOrderQuantity, 0)
}
