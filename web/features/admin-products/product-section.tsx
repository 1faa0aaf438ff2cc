import { type ReactNode, useState } from 'react'
import type { FieldProblems } from '../../forms/field-rules.ts'

interface ProductSectionProps {
  readonly title: string
  readonly problems: FieldProblems
  /** Prefixes of its fields' names: an error in one of these fields opens the section. */
  readonly fields: readonly string[]
  /** Renders the content only after the section was opened, because the content loads data. */
  readonly onDemand?: boolean
  readonly children: ReactNode
}

/** Renders a section of the product form. It opens by hand, or for an error in one of its fields. */
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
