import type { ReactNode } from 'react'

interface NoticeProps {
  /** `bad` interrupts a screen reader, the others wait for their turn. */
  readonly tone: 'plain' | 'good' | 'warn' | 'bad'
  readonly children: ReactNode
  readonly action?: { readonly text: string; readonly onClick: () => void }
}

const edges = {
  plain: 'border-l-edge',
  good: 'border-l-good',
  warn: 'border-l-warn',
  bad: 'border-l-bad',
} as const

/** A sentence beside what it is about, and what can be done; its edge says how serious it is. */
export function Notice({ tone, children, action }: NoticeProps) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={`grid justify-items-start gap-3 border border-l-4 border-line bg-sheet p-4 ${edges[tone]}`}
    >
      <div className={tone === 'bad' ? 'font-semibold text-bad' : ''}>{children}</div>
      {action && (
        <button type="button" className="button button-quiet" onClick={action.onClick}>
          {action.text}
        </button>
      )}
    </div>
  )
}
