import { NotReady } from '../../api/not-ready.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import '../../ui/table/data-table.css'
import '../../ui/table/table-tools.css'
import '../../ui/table/changes.css'
import { type RefObject, useMemo, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { type Change, listChanges } from '../../../contract/desk/changes.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { RecordTable } from '../../ui/table/record-table.tsx'
import { ChainLine } from './chain-line.tsx'
import { actionText, subjectText } from './change-words.ts'
import { ChangesFilterForm } from './changes-filter.tsx'
import { changeColumns } from './changes-list.tsx'
import { changesTexts as texts } from './texts.ts'
import { useChanges } from './use-changes.ts'
import { useUndoing } from './use-undoing.ts'

const keyOf = ({ _id }: Change) => _id

/** Renders `/dashboard/changes`: the changes by staff, newest first, with the state of the chain (extension). */
export function ChangesPage() {
  const [heading, toHeading] = useFocusOnHeading()
  return (
    <DashboardPart title={texts.caption} heading={heading}>
      <IfOffered operation={listChanges} otherwise={<Card>{texts.notOffered}</Card>}>
        <Changes onUndone={toHeading} />
      </IfOffered>
    </DashboardPart>
  )
}

/** @param onUndone moves the focus, because the pressed button disappears. */
function Changes({ onUndone }: { onUndone: () => void }) {
  const { question, ask, dialog } = useUndoing(onUndone)
  const { filter, loaded, shown, reload } = useChanges()
  const busy = loaded.status === 'loading'
  const countLine = useRef<HTMLParagraphElement>(null)
  const toCount = () => countLine.current?.focus()
  const { search } = useLocation()
  return (
    <div className="data-table">
      <ChainLine />
      {/* Uncontrolled fields, which a new address fills again. */}
      <ChangesFilterForm key={search} filter={filter} onShow={toCount} />
      {filter.id && (
        <p>
          {texts.ofOneSubject}{' '}
          <Link className="row-link" to={dashboardLinks.changes} onClick={toCount}>
            {texts.showAll}
          </Link>
        </p>
      )}
      {!(busy && shown) && (
        <NotReady loaded={loaded} texts={texts} notRefreshed={texts.notRefreshed} lines={6} reload={reload} />
      )}
      {shown && loaded.status !== 'failed' && (
        <ChangesOfPage
          rows={shown.answer}
          next={shown.next}
          search={search}
          busy={busy}
          countLine={countLine}
          onTurn={toCount}
          onUndo={ask}
        />
      )}
      <ConfirmDialog
        {...dialog}
        title={texts.undoTitle(question ? titleOf(question.about) : '')}
        text={question?.about.undo ?? ''}
        confirm={texts.undo}
        cancel={texts.keep}
      />
    </div>
  )
}

function titleOf({ action, subject }: Change): string {
  const name = subjectText(subject)
  return name === '' ? actionText(action) : texts.ofAction(actionText(action), name)
}

interface ChangesOfPageProps {
  readonly onUndo: (change: Change) => void
  readonly rows: readonly Change[]
  readonly next: string | undefined
  readonly search: string
  readonly busy: boolean
  readonly countLine: RefObject<HTMLParagraphElement | null>
  /** Called when a link to another page of the list is pressed, because the link disappears. */
  readonly onTurn: () => void
}

function ChangesOfPage({ rows, next, search, busy, countLine, onTurn, onUndo }: ChangesOfPageProps) {
  const formats = useFormats()
  const columns = useMemo(() => changeColumns(onUndo), [onUndo])
  const narrowed = search.length > 1
  const first = new URLSearchParams(search)
  const isFirst = !first.has('after')
  first.delete('after')
  const following = new URLSearchParams(first)
  if (next !== undefined) following.set('after', next)
  return (
    <div className="data-page" aria-busy={busy}>
      <p ref={countLine} tabIndex={-1} role="status" className="table-count empty:hidden focus:outline-none">
        {texts.count(formats, rows.length, next !== undefined)}
      </p>
      {rows.length > 0 ? (
        <RecordTable caption={texts.caption} columns={columns} rows={rows} keyOf={keyOf} />
      ) : (
        <Card>{narrowed ? texts.nothingFound : texts.empty}</Card>
      )}
      {(next !== undefined || !isFirst) && (
        <nav className="actions" aria-label={texts.pages}>
          {!isFirst && (
            <Link className="button button-quiet" to={{ search: first.toString() }} onClick={onTurn}>
              {texts.firstPage}
            </Link>
          )}
          {next !== undefined && (
            <Link className="button" to={{ search: following.toString() }} onClick={onTurn}>
              {texts.nextPage}
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}
