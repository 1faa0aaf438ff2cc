import { useFormats } from '../../ui/values/formats.ts'
import '../../styles/utilities.css'
import { Link } from 'react-router'
import './guides.css'
import { links } from '../../routing/links.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { jobsTexts } from './jobs-texts.ts'
import type { ListedJob } from './load-jobs.ts'

/** Renders `/jobs`: all jobs, by group of bicycle components. */
export function JobsPage({ data: jobs }: { readonly data: readonly ListedJob[] }) {
  const groups = [...new Set(jobs.map(({ group }) => group))]
  return (
    <div className="wrap section">
      <SectionHeading level={1} text={jobsTexts.title} />
      <p className="card guide-lead">{jobsTexts.lead}</p>
      <div className="columns-[25rem] gap-x-6">
        {groups.map((group) => (
          <section
            key={group}
            className="card p-(--inset) mb-6 border-t-3 border-t-ink break-inside-avoid"
            aria-labelledby={idOf(group)}
          >
            <h2 className="mb-3 text-title leading-[1.15] tracking-[-0.02em]" id={idOf(group)}>
              {group}
            </h2>
            <ul>
              {jobs
                .filter((job) => job.group === group)
                .map((job) => (
                  <JobEntry key={job.id} job={job} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

function JobEntry({ job: { id, name, summary, steps, tools } }: { job: ListedJob }) {
  const formats = useFormats()
  return (
    <li className="group relative py-[0.9rem] border-t border-t-line">
      <h3>
        <Link className="cover no-underline group-hover:underline" to={links.job(id)}>
          {name}
        </Link>
      </h3>
      <p className="soft">{summary}</p>
      <p className="figure mt-[0.35rem] text-label font-medium">{jobsTexts.counts(formats, steps, tools)}</p>
    </li>
  )
}

function idOf(group: string): string {
  return group.toLowerCase().replaceAll(/[^\p{Letter}]+/gu, '-')
}
