import { use } from 'react'
import { Link } from 'react-router'
import { type Change, undoChange } from '../../../contract/desk/changes.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { Button } from '../../ui/button.tsx'
import type { RecordColumn } from '../../ui/table/record-table.tsx'
import { EmailText } from '../../ui/values/email-text.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { TimeZoneContext } from '../../ui/values/time-zone.ts'
import { actionText, changedFields, subjectText } from './change-words.ts'
import { changesTexts as texts } from './texts.ts'

/** Returns the columns of the list of changes; `onUndo` asks before a change is undone. */
export function changeColumns(onUndo: (change: Change) => void): readonly RecordColumn<Change>[] {
  return [
    { header: texts.what, cell: (change) => <What change={change} /> },
    { header: texts.change, cell: (change) => <BeforeAndAfter change={change} /> },
    { header: texts.who, cell: (change) => <Who change={change} /> },
    { header: texts.when, cell: (change) => <When change={change} onUndo={onUndo} /> },
  ]
}

interface ChangeProps {
  readonly change: Change
}

function What({ change: { _id: entry, action, subject } }: ChangeProps) {
  const { kind, id, name } = subject
  const shown = subjectText(subject)
  const to = action.endsWith('.deleted') ? undefined : pageOf(kind, id, name)
  return (
    <span className="change-what">
      <b>{actionText(action)}</b>
      {shown && (to ? <Link to={to}>{shown}</Link> : <span className="font-normal">{shown}</span>)}
      <Link className="row-link font-normal" to={dashboardLinks.changesOf(kind, id)}>
        {texts.allOfThis}
        <span className="sr-only">
          {texts.ofSubject(shown || punctuationTexts.facts(actionText(action), texts.entry(entry)))}
        </span>
      </Link>
    </span>
  )
}

/** Returns the address of a subject's own page; undefined if it has none. */
function pageOf(kind: string, id: string, name: string): string | undefined {
  if (kind === 'product' || kind === 'part') return dashboardLinks.product(id)
  if (kind === 'settings') return dashboardLinks.settings(id)
  if (kind === 'text') return dashboardLinks.texts(id, name.split(':')[1])
  if (kind === 'request') return dashboardLinks.request(id)
  return kind === 'order' ? dashboardLinks.order(id) : undefined
}

function BeforeAndAfter({ change }: ChangeProps) {
  const formats = useFormats()
  const timeZone = use(TimeZoneContext)
  return (
    <ul className="change-fields grid gap-1 p-0 m-0 list-none wrap-anywhere">
      {changedFields(formats, change, timeZone).map(({ field, before, after }) => (
        <li key={field}>
          <span className="soft">{field}</span>{' '}
          {before !== undefined && <del className="text-soft">{before}</del>}
          {before !== undefined && after !== undefined && (
            <>
              {' '}
              <span aria-hidden="true">→</span>
              <span className="sr-only">{texts.becomes}</span>{' '}
            </>
          )}
          {after !== undefined && <ins className="no-underline">{after}</ins>}
        </li>
      ))}
    </ul>
  )
}

function Who({ change: { by, byShop, key } }: ChangeProps) {
  if (by === null) return <span>{byShop ? texts.byShop : texts.byDeleted}</span>
  return (
    <span className="grid justify-items-start">
      <Link className="row-link" to={dashboardLinks.changesBy(by)} title={texts.onlyBy(by)}>
        <EmailText email={by} />
      </Link>
      {key && <span className="soft wrap-anywhere">{texts.withKey(key)}</span>}
    </span>
  )
}

interface WhenProps extends ChangeProps {
  readonly onUndo: (change: Change) => void
}

function When({ change, onUndo }: WhenProps) {
  const { _id: entry, at, undoes, undoneBy, undo } = change
  return (
    <span className="grid">
      <LocalTime at={at} />
      <span className="soft">{texts.entry(entry)}</span>
      {undoes !== null && <span className="soft">{texts.undoes(undoes)}</span>}
      {undoneBy !== null && <span className="soft">{texts.undoneBy(undoneBy)}</span>}
      {undo !== null && (
        <IfOffered operation={undoChange}>
          <Button kind="quiet" className="button-row" onClick={() => onUndo(change)}>
            {texts.undo}
            <span className="sr-only">{texts.ofEntry(entry)}</span>
          </Button>
        </IfOffered>
      )}
    </span>
  )
}
