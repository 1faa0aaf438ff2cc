import { useCallback } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../api/api-context.ts'
import type { ShopApi } from '../../api/client.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { problems } from '../../texts/problems.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { DoneIcon } from '../../ui/icons.tsx'
import { wholeNumber } from '../../ui/values/numbers.ts'
import type { Count } from './counts.ts'
import { toDoTexts } from './texts.ts'

export interface ToDoCardProps {
  readonly load: (api: ShopApi, signal: AbortSignal) => Promise<Count>
  /** Returns the noun in singular or plural. */
  readonly what: (count: number) => string
  /** Sentence for a count of zero. */
  readonly nothing: string
  /** The page of the task. */
  readonly link: TaskLink
  /** What a new shop does first, instead of the sentence for zero. */
  readonly first?: TaskLink & { readonly sentence: string }
}

interface TaskLink {
  readonly to: string
  readonly text: string
}

/** Shows one kind of task: its count and a link. */
export function ToDoCard({ load, what, nothing, link, first }: ToDoCardProps) {
  const api = useApi()
  const [counted, reload] = useLoaded(useCallback((signal: AbortSignal) => load(api, signal), [api, load]))
  if (counted.status === 'loading') return <Skeleton label={toDoTexts.loading} lines={2} />
  if (counted.status === 'failed') {
    const again = { label: problems.tryAgain, run: reload }
    return <Alert message={`${toDoTexts.notCounted} ${counted.error.message}`} again={again} />
  }
  const { count, more, isNew = false } = counted.data
  if (isNew && first)
    return (
      <>
        <p>{first.sentence}</p>
        <Link className="button" to={first.to}>
          {first.text}
        </Link>
      </>
    )
  if (count === 0)
    return (
      <p className="to-do-nothing">
        <DoneIcon />
        {nothing}
      </p>
    )
  return (
    <>
      <p className="to-do-count">
        <b className="figure">
          {wholeNumber(count)}
          {more && '+'}
        </b>{' '}
        {what(count)}
      </p>
      <Link className="button" to={link.to}>
        {link.text}
      </Link>
    </>
  )
}
