import type { ReactNode } from 'react'

interface PageHeadingProps {
  readonly title: string
  readonly lead?: string
  /** Actions that stand beside the heading. */
  readonly children?: ReactNode
}

/** The heading of a page: its h1 on a plate, a sentence, and what can be done. */
export function PageHeading({ title, lead, children }: PageHeadingProps) {
  return (
    <header className="page-heading">
      <div>
        <h1>{title}</h1>
        {lead && <p className="soft">{lead}</p>}
      </div>
      {children && <div className="actions">{children}</div>}
    </header>
  )
}
