import '../../styles/utilities.css'
import { Link, useLoaderData } from 'react-router'
import '../../styles/storefront/guides.css'
import { links } from '../../routing/links.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { JobTools } from './job-tools.tsx'
import { jobsTexts } from './jobs-texts.ts'
import type { Job } from './load-jobs.ts'
import { TorqueScale } from './torque-scale.tsx'

/** Renders `/jobs/{job}`: what the job needs, and its steps. */
export function JobPage() {
  const job = useLoaderData<Job>()
  return (
    <div className="wrap section">
      <p className="guide-back">
        <BackLink to={links.jobs} text={jobsTexts.back} />
      </p>
      <SectionHeading level={1} text={job.name} />
      <p className="card guide-lead">{job.summary}</p>
      <div className="guide-grid">
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
  return (
    <section className="card guide-sheet" aria-labelledby="steps">
      <h2 id="steps">{jobsTexts.steps}</h2>
      <ol className="steps">
        {steps.map(({ text, torque }) => (
          <li key={text}>
            <p>{text}</p>
            {torque && (
              <div className="torque">
                <p>
                  <b className="figure">
                    {torque.from}–{torque.to}
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
      <ul className="guide-links">
        {standards.map(({ id, name, group }) => (
          <li key={id}>
            <Link className="guide-link" to={links.fit({ group, standard: id })}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
