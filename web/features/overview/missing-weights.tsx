import { Link } from 'react-router'
import type { MissingWeight } from '../../../contract/desk/board.ts'
import type { Loaded } from '../../api/use-loaded.ts'
import { fieldNumber } from '../../forms/typed-numbers.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { TaskCard, type Tasks } from './task-card.tsx'
import { weightTexts as texts } from './texts.ts'

interface MissingWeightsProps {
  readonly tasks: Loaded<Tasks<MissingWeight>>
  readonly reload: () => void
}

/** Lists how many products for sale have no weight; nothing if all have one, or delivery is not priced by weight. */
export function MissingWeights({ tasks, reload }: MissingWeightsProps) {
  const formats = useFormats()
  if (tasks.status !== 'ready') return null
  const [first] = tasks.data.rows
  if (!first) return null
  return (
    <TaskCard
      title={texts.heading}
      tasks={{ ...tasks, data: { ...tasks.data, count: 0 } }}
      reload={reload}
      texts={texts}
      actions={
        <span className="text-note soft">{texts.countsAs(fieldNumber(formats, first.pieceGrams))}</span>
      }
      empty={null}
    >
      {({ kind, count }) => (
        <li key={kind} className="overview-row overview-plain grid-cols-[minmax(0,1fr)]">
          <Link className="row-link" to={dashboardLinks.withoutWeight(kind)}>
            {texts.missing(formats, count, kind)}
          </Link>
        </li>
      )}
    </TaskCard>
  )
}
