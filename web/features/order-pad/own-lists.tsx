import { Link } from 'react-router'
import type { ListedList } from '../../../contract/orders/kept-lists.ts'
import { listKeptLists } from '../../../contract/orders/kept-lists.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { RecordTable } from '../../ui/table/record-table.tsx'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { withBreaks } from '../../ui/values/long-words.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { NewList } from './new-list.tsx'
import { padTexts as texts } from './texts.ts'

/** Shows the lists of the person and of the company, and makes a new one. */
export function OwnLists() {
  const [loaded, reload] = useAnswer(listKeptLists, {})
  const data = loaded.status === 'ready' ? loaded.data : undefined
  return (
    <DashboardPart title={texts.heading}>
      <Card>{texts.about}</Card>
      <NotReady loaded={loaded} texts={texts} notRefreshed={texts.notRefreshed} lines={4} reload={reload} />
      {data?.lists.length === 0 && <Card>{texts.none}</Card>}
      {data && data.lists.length > 0 && <Lists lists={data.lists} company={data.company} />}
      {data && <NewList company={data.company} />}
    </DashboardPart>
  )
}

interface ListsProps {
  readonly lists: readonly ListedList[]
  readonly company: string | undefined
}

function Lists({ lists, company = '' }: ListsProps) {
  return (
    <RecordTable<ListedList>
      caption={texts.lists}
      rows={lists}
      keyOf={({ _id }) => _id}
      columns={[
        {
          header: texts.list,
          cell: ({ _id, name }) => (
            <Link className="row-link" to={dashboardLinks.list(_id)}>
              {withBreaks(name)}
            </Link>
          ),
        },
        {
          header: texts.products,
          figures: true,
          cell: ({ lineCount }, formats) => wholeNumber(formats, lineCount),
        },
        {
          header: texts.sharing,
          cell: ({ shared }) => (shared ? texts.shared(withBreaks(company)) : texts.onlyMe),
        },
        {
          header: texts.changed,
          cell: ({ changedAt, changedBy }) => (
            <>
              <LocalTime at={changedAt} />
              {changedBy !== undefined && <span className="order-note block">{withBreaks(changedBy)}</span>}
            </>
          ),
        },
      ]}
    />
  )
}
