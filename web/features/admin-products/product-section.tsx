import { type ReactNode, useState } from 'react'
import type { FieldProblems } from '../../forms/field-rules.ts'

interface ProductSectionProps {
  readonly title: string
  readonly problems: FieldProblems
  /** The beginnings of the names of its fields: an error in one opens the section. */
  readonly fields: readonly string[]
  /** Renders the content only once it was opened, because it loads something. */
  readonly onDemand?: boolean
  readonly children: ReactNode
}

/** Renders a section of the product form, which opens by hand and for an error in one of its fields. */
export function ProductSection({ title, problems, fields, onDemand = false, children }: ProductSectionProps) {
  const [opened, setOpened] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const wrong = Object.entries(problems).some(
    ([name, problem]) => problem !== undefined && fields.includes(name.split('.')[0] ?? ''),
  )
  return (
    <details
      className="product-section border-t border-t-edge"
      open={opened || wrong}
      onToggle={(event) => {
        const { open } = event.currentTarget
        setOpened(open)
        if (open) setWasOpened(true)
      }}
    >
      <summary>{title}</summary>
      {(!onDemand || wasOpened) && <div className="grid gap-5">{children}</div>}
    </details>
  )
}
