import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface NoticeProps {
  readonly tone: 'plain' | 'good' | 'warn'
  readonly children: ReactNode
  /** The person's next step. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
  /** True if the notice replaces the pressed button, so that it takes the focus. */
  readonly inPlaceOfButton?: boolean
}

const edges = { plain: 'border-s-edge', good: 'border-s-good', warn: 'border-s-warn' } as const

/**
 * Shows information that is not a failure (use Alert for failures). Screen readers announce it politely; the edge
 * colour shows how serious it is.
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
      className={`grid justify-items-start gap-3 border border-s-4 border-line bg-sheet p-4 ${edges[tone]}`}
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
