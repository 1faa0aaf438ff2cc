import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface NoticeProps {
  readonly tone: 'plain' | 'good' | 'warn'
  readonly children: ReactNode
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
  /** It stands where the pressed button was, and takes the focus that would be lost with it. */
  readonly inPlaceOfButton?: boolean
}

const edges = { plain: 'border-l-edge', good: 'border-l-good', warn: 'border-l-warn' } as const

/**
 * Something to know that is no failure (that is an Alert): a screen reader says it when it has time, and the
 * edge says how serious it is.
 */
export function Notice({ tone, children, action, inPlaceOfButton = false }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (inPlaceOfButton) box.current?.focus()
  }, [inPlaceOfButton])
  return (
    <div
      ref={box}
      tabIndex={inPlaceOfButton ? -1 : undefined}
      role="status"
      className={`grid justify-items-start gap-3 border border-l-4 border-line bg-sheet p-4 ${edges[tone]}`}
    >
      <div>{children}</div>
      {action && (
        <button type="button" className="button button-quiet" onClick={action.run}>
          {action.label}
        </button>
      )}
    </div>
  )
}
