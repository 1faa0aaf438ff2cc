import { useCallback } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type ImportState, listImports, type ProductImport } from '../../../contract/catalogue/imports.ts'
import { useApi } from '../../api/api-context.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useLoaded } from '../../api/use-loaded.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { importTexts as texts } from './texts.ts'

/** The number of imports on one page. */
const shownAtOnce = 10

const chips: Readonly<Record<ImportState, 'plain' | 'good' | 'warn' | 'bad'>> = {
  waiting: 'plain',
  checking: 'plain',
  unreadable: 'bad',
  checked: 'warn',
  applied: 'good',
  undone: 'plain',
  cancelled: 'plain',
  failed: 'bad',
}

/** Shows the state of an import. */
export function StateChip({ state }: { readonly state: ImportState }) {
  return <Chip state={chips[state]}>{texts.states[state]}</Chip>
}

const { columnsOfPast: headers } = texts

const columns: readonly RecordColumn<ProductImport>[] = [
  {
    header: headers.file,
    cell: ({ _id, fileName }) => (
      <Link className="row-link wrap-anywhere" to={dashboardLinks.oneImport(_id)}>
        {fileName}
      </Link>
    ),
  },
  { header: headers.state, cell: ({ state }) => <StateChip state={state} /> },
  { header: headers.found, cell: (row, formats) => texts.found(formats, row) },
  { header: headers.by, cell: ({ createdBy }) => createdBy || '–' },
  { header: headers.when, cell: ({ createdAt }) => <LocalTime at={Date.parse(createdAt)} /> },
]

const keyOf = ({ _id }: ProductImport) => _id

/** Lists past imports, newest first, each with a link to its page. */
export function PastImports() {
  const api = useApi()
  const [params] = useSearchParams()
  const after = params.get('after') ?? ''
  const load = useCallback(
    (signal: AbortSignal) =>
      api.callForPage(listImports, { query: { limit: shownAtOnce, ...(after && { after }) } }, { signal }),
    [api, after],
  )
  const [loaded, reload] = useLoaded(load)
  return (
    <DashboardPart title={texts.past}>
      <NotReady loaded={loaded} texts={texts.pastRows} lines={3} reload={reload} />
      {loaded.status === 'ready' &&
        (loaded.data.answer.length > 0 ? (
          <RecordTable caption={texts.past} columns={columns} rows={loaded.data.answer} keyOf={keyOf} />
        ) : (
          <Card>{texts.none}</Card>
        ))}
      {loaded.status === 'ready' && (loaded.data.next !== undefined || after !== '') && (
        <nav className="actions" aria-label={texts.pages}>
          {after !== '' && (
            <Link className="button button-quiet" to={dashboardLinks.imports}>
              {texts.newest}
            </Link>
          )}
          {loaded.data.next !== undefined && (
            <Link className="button" to={{ search: `?${new URLSearchParams({ after: loaded.data.next })}` }}>
              {texts.older}
            </Link>
          )}
        </nav>
      )}
    </DashboardPart>
  )
}
