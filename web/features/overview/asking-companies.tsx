import { Link } from 'react-router'
import type { AskingCompany } from '../../../contract/desk/board.ts'
import { countryName } from '../../../domain/addresses/country-name.ts'
import type { Loaded } from '../../api/use-loaded.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Age } from '../../ui/values/age.tsx'
import { askingTexts as texts } from './asking-texts.ts'
import { TaskCard, type Tasks } from './task-card.tsx'

interface AskingCompaniesProps {
  readonly tasks: Loaded<Tasks<AskingCompany>>
  readonly reload: () => void
}

/** Lists the companies that have waited longest for a decision. Hidden while there are none. */
export function AskingCompanies({ tasks, reload }: AskingCompaniesProps) {
  if (tasks.status !== 'ready' || tasks.data.rows.length === 0) return null
  return (
    <TaskCard
      title={texts.heading}
      tasks={tasks}
      reload={reload}
      texts={texts}
      all={{ to: dashboardLinks.askingCompanies, text: texts.all }}
      empty={null}
    >
      {({ _id, name, country, askedAt }) => (
        <li key={_id} className="overview-row overview-plain grid-cols-[minmax(0,1fr)_auto]">
          <div className="overview-words">
            <h3 className="line-clamp-2">{name}</h3>
            <small>
              {countryName(country)} · <Age at={askedAt} />
            </small>
          </div>
          <Link className="button button-quiet" to={dashboardLinks.company(_id)}>
            {texts.decide}
            <span className="sr-only">{texts.ofCompany(name)}</span>
          </Link>
        </li>
      )}
    </TaskCard>
  )
}
