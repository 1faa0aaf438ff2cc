import { Link } from 'react-router'
import { useFormats } from '../../ui/values/formats.ts'
import './guides.css'
import { links } from '../../routing/links.ts'
import { Button } from '../../ui/button.tsx'
import { keepJobList, useJobList } from './job-list.ts'
import { jobsTexts } from './jobs-texts.ts'

/** On the page of a tool from the person's job list: shows the progress of the job, and links to the next tool. */
export function NextOfJob({ toolId }: { readonly toolId: string }) {
  const formats = useFormats()
  const list = useJobList()
  if (!list?.tools.some(({ id }) => id === toolId)) return null
  const { jobId, jobName, tools } = list
  const booked = tools.filter((tool) => tool.booked).length
  const next = tools.find((tool) => !tool.booked && tool.id !== toolId)
  return (
    <aside
      className="next-of-job grid gap-3 justify-items-start pt-5 border-t-3 border-t-ink"
      aria-labelledby="next-of-job"
    >
      <h2 className="text-[1.3125rem] font-stretch-108% leading-[1.2] tracking-[-0.012em]" id="next-of-job">
        <Link to={links.job(jobId)}>{jobsTexts.listFor(jobName)}</Link>
      </h2>
      <p role="status" className="figure">
        {jobsTexts.listDone(formats, booked, tools.length)}
      </p>
      <div className="actions items-center">
        {next ? (
          <Link className="button button-quiet" to={links.tool(next.id)}>
            {jobsTexts.listNext(next.name)}
          </Link>
        ) : (
          <p>{jobsTexts.listEnd}</p>
        )}
        <Button kind="quiet" onClick={() => keepJobList(undefined)}>
          {jobsTexts.listDrop}
        </Button>
      </div>
    </aside>
  )
}
