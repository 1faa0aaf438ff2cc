import { useCallback } from 'react'
import { Link } from 'react-router'
import { listTexts } from '../../../contract/shop/texts.ts'
import { useApi } from '../../api/api-context.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useLoaded } from '../../api/use-loaded.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { writtenPages } from '../../texts/written-pages.ts'
import { RecordTable } from '../../ui/table/record-table.tsx'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { stateNames, textsTexts as texts } from './texts.ts'

/** Lists the pages with the state of their texts. */
export function TextList() {
  const api = useApi()
  const load = useCallback((signal: AbortSignal) => api.call(listTexts, {}, { signal }), [api])
  const [loaded, reload] = useLoaded(load)
  if (loaded.status !== 'ready')
    return <NotReady loaded={loaded} texts={texts} lines={7} bare reload={reload} />
  return (
    <>
      <p className="board-note soft">{texts.about}</p>
      <RecordTable
        caption={texts.heading}
        rows={loaded.data}
        keyOf={({ page }) => page}
        columns={[
          {
            header: texts.page,
            cell: ({ page }) => (
              <Link className="texts-link" to={dashboardLinks.texts(page)}>
                {writtenPages[page].title}
              </Link>
            ),
          },
          { header: texts.state, cell: ({ state }) => stateNames[state] },
          {
            header: texts.changed,
            cell: ({ changedAt, changedBy }) =>
              changedAt === null ? (
                texts.never
              ) : (
                <>
                  <LocalTime at={changedAt} /> {texts.by(changedBy ?? texts.former)}
                </>
              ),
          },
        ]}
      />
    </>
  )
}
