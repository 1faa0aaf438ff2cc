import '../../styles/utilities.css'
import { Link } from 'react-router'
import './guides.css'
import { links } from '../../routing/links.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { JobTools } from './job-tools.tsx'
import { jobsTexts } from './jobs-texts.ts'
import type { Job } from './load-jobs.ts'
import { TorqueScale } from './torque-scale.tsx'

/** Renders `/jobs/{job}`: the job's needs and steps. */
export function JobPage({ data: job }: { readonly data: Job }) {
  return (
    <div className="wrap section">
      <p className="mb-4">
        <BackLink to={links.jobs} text={jobsTexts.back} />
      </p>
      <SectionHeading level={1} text={job.name} />
      <p className="card guide-lead">{job.summary}</p>
      <div className="guide-grid lg:grid-cols-[minmax(0,13fr)_minmax(0,12fr)] lg:gap-(--pitch)">
        <div className="guide-column">
          <JobTools key={job.id} job={job} />
        </div>
        <div className="guide-column">
          <Steps steps={job.steps} />
          <Standards standards={job.standards} />
        </div>
      </div>
    </div>
  )
}

function Steps({ steps }: { steps: Job['steps'] }) {
  const formats = useFormats()
  return (
    <section className="card guide-sheet" aria-labelledby="steps">
      <h2 id="steps">{jobsTexts.steps}</h2>
      <ol className="steps">
        {steps.map(({ text, torque }) => (
          <li key={text}>
            <p>{text}</p>
            {torque && (
              <div className="torque grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 items-end px-4 py-3 mt-3 bg-sheet border border-line max-sm:grid-cols-1 *:last:col-span-full *:last:text-note">
                <p>
                  <b className="figure text-title leading-none">
                    {wholeNumber(formats, torque.from)}–{wholeNumber(formats, torque.to)}
                  </b>{' '}
                  {jobsTexts.newtonMetres}
                </p>
                <TorqueScale from={torque.from} to={torque.to} />
                <p className="soft">
                  {torque.what} {jobsTexts.makersValue}
                </p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Standards({ standards }: { standards: Job['standards'] }) {
  if (standards.length === 0) return null
  return (
    <section className="card guide-sheet" aria-labelledby="standards">
      <h2 id="standards">{jobsTexts.which}</h2>
      <p>{jobsTexts.whichText}</p>
      <ul className="guide-links flex flex-wrap gap-2 mt-4">
        {standards.map(({ id, name, group }) => (
          <li key={id}>
            <Link className="guide-link hover:border-ink" to={links.fit({ group, standard: id })}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
