import type { ReactNode, RefObject } from 'react'
import { Link } from 'react-router'
import { NotReady } from '../../api/not-ready.tsx'
import type { Loaded } from '../../api/use-loaded.ts'
import { Card } from '../../ui/card.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'

/** The open tasks. */
export interface Tasks<Row> {
  readonly rows: readonly Row[]
  /** The number of waiting tasks, without completed rows that are still shown. */
  readonly count: number
  /** Whether there are more than were counted. */
  readonly more: boolean
}

/** The number of rows shown; a link leads to all of them. */
export const shownRows = 5

interface TaskCardProps<Row> {
  readonly title: string
  /** Makes the heading focusable (`useFocusOnHeading`). */
  readonly heading?: RefObject<HTMLHeadingElement | null>
  readonly tasks: Loaded<Tasks<Row>>
  readonly reload: () => void
  readonly texts: { readonly loading: string; readonly notLoaded: string }
  /** The page of the whole list, if any. */
  readonly all?: { readonly to: string; readonly text: string }
  /** Actions on all rows. */
  readonly actions?: ReactNode
  /** Shown if there are no tasks. */
  readonly empty: ReactNode
  readonly children: (row: Row) => ReactNode
}

/** Shows one kind of task: its number, the first rows, and a link to the whole list. */
export function TaskCard<Row>(props: TaskCardProps<Row>) {
  const formats = useFormats()
  const { title, heading, tasks, reload, texts, all, actions, empty, children } = props
  const ready = tasks.status === 'ready' ? tasks.data : undefined
  const count = ready?.count ?? 0
  return (
    <Card className="overview-card">
      <h2 ref={heading} tabIndex={heading && -1}>
        {title}
        {count > 0 && (
          <span className="figure text-[1rem] text-soft">
            {' '}
            {wholeNumber(formats, count)}
            {ready?.more && '+'}
          </span>
        )}
      </h2>
      <NotReady loaded={tasks} texts={texts} lines={4} bare reload={reload} />
      {ready && ready.rows.length === 0 && empty}
      {ready && ready.rows.length > 0 && (
        <>
          <ul>{ready.rows.slice(0, shownRows).map(children)}</ul>
          {(all || actions) && (
            <p className="flex flex-wrap gap-x-5 gap-y-0">
              {all && (
                <Link className="row-link" to={all.to}>
                  {all.text}
                </Link>
              )}
              {actions}
            </p>
          )}
        </>
      )}
    </Card>
  )
}
