import { Link } from 'react-router'
import { useFormats } from '../../../ui/values/formats.ts'
import { MarkedText } from './marked-text.tsx'
import type { FoundJob } from './search.ts'
import { findingTexts } from './texts.ts'

interface JobCardProps {
  readonly job: FoundJob
  /** Words to mark. */
  readonly words: string
}

/** Links to the job that a search means, above the tools. The job's page lists the needed tools. */
export function JobCard({ job: { title, address, steps, products }, words }: JobCardProps) {
  const formats = useFormats()
  return (
    <p className="card found-job relative flex flex-wrap gap-x-4 gap-y-0 items-center justify-between min-h-(--target-link) px-[1.1rem] py-[0.6rem]">
      <Link className="cover" to={address}>
        {findingTexts.job}
        <MarkedText text={title} words={words} />
      </Link>
      {steps !== undefined && products !== undefined && (
        <span className="figure soft">{findingTexts.jobCounts(formats, steps, products)}</span>
      )}
    </p>
  )
}
