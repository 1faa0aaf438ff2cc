import { Link } from 'react-router'
import type { OpenRequest } from '../../../contract/desk/board.ts'
import { useHost } from '../../api/host.ts'
import type { Loaded } from '../../api/use-loaded.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Age } from '../../ui/values/age.tsx'
import { TaskCard, type Tasks } from './task-card.tsx'
import { requestTexts as texts } from './texts.ts'

interface OpenRequestsProps {
  readonly tasks: Loaded<Tasks<OpenRequest>>
  readonly reload: () => void
}

/** The operation's id only, so that the start page excludes the contract's schemas. */
const getQuote = { id: 'getQuote' }
const makeOffer = { id: 'makeOffer' }

/** Lists the requests that have waited longest. */
export function OpenRequests({ tasks, reload }: OpenRequestsProps) {
  const { offers } = useHost()
  const pageOf = (id: string) => (offers(getQuote) ? dashboardLinks.request(id) : dashboardLinks.openQuotes)
  return (
    <TaskCard
      title={texts.heading}
      tasks={tasks}
      reload={reload}
      texts={texts}
      all={{ to: dashboardLinks.openQuotes, text: texts.all }}
      empty={<p className="soft">{texts.nothing}</p>}
    >
      {({ _id, kind, itemName, words, name, createdAt }) => (
        <li key={_id} className="overview-row overview-plain grid-cols-[minmax(0,1fr)_auto]">
          <div className="overview-words">
            <h3 className="line-clamp-2">{itemName ?? words}</h3>
            <small className="line-clamp-2">
              {name} · <Age at={createdAt} />
            </small>
          </div>
          <Link className="button button-quiet" to={pageOf(_id)}>
            {kind === 'quote' && offers(makeOffer) ? texts.offer : texts.answer}
            <span className="sr-only">{texts.ofSender(name)}</span>
          </Link>
        </li>
      )}
    </TaskCard>
  )
}
