import { Link } from 'react-router'
import type { MissingData as MissingDataOf } from '../../../contract/desk/board.ts'
import type { Loaded } from '../../api/use-loaded.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { TaskCard, type Tasks } from './task-card.tsx'
import { missingTexts as texts } from './texts.ts'

interface MissingDataProps {
  readonly tasks: Loaded<Tasks<MissingDataOf>>
  readonly reload: () => void
}

const links: Readonly<Record<MissingDataOf['kind'], string>> = {
  'tools-without-maker': dashboardLinks.withoutMaker('tool'),
  'parts-without-maker': dashboardLinks.withoutMaker('part'),
  'makers-without-responsible': dashboardLinks.makers,
  'no-notice': dashboardLinks.settings('notices'),
}

/** Lists what the offers of a shop that serves the European Union lack; nothing if they lack nothing. */
export function MissingData({ tasks, reload }: MissingDataProps) {
  const formats = useFormats()
  if (tasks.status !== 'ready' || tasks.data.rows.length === 0) return null
  return (
    <TaskCard
      title={texts.heading}
      tasks={{ ...tasks, data: { ...tasks.data, count: 0 } }}
      reload={reload}
      texts={texts}
      empty={null}
    >
      {({ kind, count }) => (
        <li key={kind} className="overview-row overview-plain grid-cols-[minmax(0,1fr)]">
          <Link className="row-link" to={links[kind]}>
            {texts.kinds[kind](formats, count)}
          </Link>
        </li>
      )}
    </TaskCard>
  )
}
