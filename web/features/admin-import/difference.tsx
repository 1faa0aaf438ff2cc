import { useCallback, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import {
  type ImportRow,
  listImportRows,
  type ProductImport,
  type RowKind,
  rowKinds,
} from '../../../contract/catalogue/imports.ts'
import { useApi } from '../../api/api-context.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useLoaded } from '../../api/use-loaded.ts'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { RecordTable } from '../../ui/table/record-table.tsx'
import { rowsPerPage } from '../../ui/table/table-view.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { differenceColumns } from './difference-columns.tsx'
import { oneImportTexts as texts } from './texts.ts'

type Kind = RowKind | 'all'

const keyOf = ({ row }: ImportRow) => String(row)

/**
 * Shows the rows of an import, one page at a time. It starts with the wrong rows, or with the changed ones if none is
 * wrong.
 */
export function Difference({ shown }: { readonly shown: ProductImport }) {
  const formats = useFormats()
  const api = useApi()
  const [params] = useSearchParams()
  const countLine = useRef<HTMLParagraphElement>(null)
  const kind = kindIn(params, shown)
  const after = params.get('after') ?? ''
  const { _id: id } = shown
  const load = useCallback(
    (signal: AbortSignal) => {
      const query = { limit: rowsPerPage, ...(kind !== 'all' && { kind }), ...(after && { after }) }
      return api.callForPage(listImportRows, { params: { id }, query }, { signal })
    },
    [api, id, kind, after],
  )
  const [loaded, reload] = useLoaded(load)
  const toTop = () => countLine.current?.focus()
  return (
    <DashboardPart title={texts.difference}>
      <nav
        className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-px bg-line border border-line max-[30rem]:grid-cols-[1fr_1fr]"
        aria-label={texts.show}
      >
        {(['all', ...rowKinds] as const).map((each) => (
          <Link
            key={each}
            // On phones the fields are in two columns, where a fifth field would leave a gap.
            className="grid min-h-(--target) px-[0.9rem] py-[0.6rem] text-note bg-paper aria-current:shadow-[inset_0_-4px_var(--color-ink)] max-[30rem]:first:col-span-full"
            aria-current={each === kind ? 'true' : undefined}
            to={{ search: `?${new URLSearchParams({ kind: each })}` }}
            preventScrollReset
          >
            <b className={`text-lead ${each === 'wrong' && shown.counts.wrong > 0 ? 'text-bad' : ''}`}>
              {wholeNumber(formats, each === 'all' ? shown.rows : shown.counts[each])}
            </b>
            {each === 'all' ? texts.all : texts.kinds[each]}
          </Link>
        ))}
      </nav>
      <NotReady loaded={loaded} texts={texts.rows} lines={6} reload={reload} />
      {loaded.status === 'ready' && (
        <div className="data-page">
          <p
            ref={countLine}
            tabIndex={-1}
            role="status"
            className="table-count empty:hidden focus:outline-none"
          >
            {texts.count(formats, loaded.data.answer.length, loaded.data.next !== undefined)}
          </p>
          {loaded.data.answer.length > 0 ? (
            <RecordTable
              caption={texts.difference}
              columns={differenceColumns(shown.contents)}
              rows={loaded.data.answer}
              keyOf={keyOf}
            />
          ) : (
            <Card>{texts.noRows}</Card>
          )}
          <nav className="actions" aria-label={texts.pages}>
            {after !== '' && (
              <Link
                className="button button-quiet"
                to={{ search: `?${new URLSearchParams({ kind })}` }}
                onClick={toTop}
              >
                {texts.firstPage}
              </Link>
            )}
            {loaded.data.next !== undefined && (
              <Link
                className="button"
                to={{ search: `?${new URLSearchParams({ kind, after: loaded.data.next })}` }}
                onClick={toTop}
              >
                {texts.nextPage}
              </Link>
            )}
          </nav>
        </div>
      )}
    </DashboardPart>
  )
}

function kindIn(params: URLSearchParams, { counts }: ProductImport): Kind {
  const named = params.get('kind')
  if (named === 'all') return 'all'
  const known = rowKinds.find((kind) => kind === named)
  if (known) return known
  return (['wrong', 'changed', 'new'] as const).find((kind) => counts[kind] > 0) ?? 'all'
}
