import { Link } from 'react-router'
import type { MissingName } from '../../../contract/desk/board.ts'
import type { Loaded } from '../../api/use-loaded.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { languageNames } from '../../texts/language-names.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { TaskCard, type Tasks } from './task-card.tsx'
import { nameTexts as texts } from './texts.ts'

interface MissingNamesProps {
  readonly tasks: Loaded<Tasks<MissingName>>
  readonly reload: () => void
}

/** Lists how many products have no name in each language; nothing if all have one, or in a shop of one language. */
export function MissingNames({ tasks, reload }: MissingNamesProps) {
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
      {({ language, kind, count }) => (
        <li key={`${language} ${kind}`} className="overview-row overview-plain grid-cols-[minmax(0,1fr)]">
          <Link className="row-link" to={dashboardLinks.withoutName(kind, language)}>
            {texts.missing(formats, count, kind, languageNames[language])}
          </Link>
        </li>
      )}
    </TaskCard>
  )
}
