import { type ReactNode, useState } from 'react'
import type { FieldProblems } from '../../forms/field-rules.ts'

interface ProductSectionProps {
  readonly title: ReactNode
  readonly problems: FieldProblems
  /** Its fields, or what precedes a dot in their names: an error in one of these fields opens the section. */
  readonly fields: readonly string[]
  /** Renders the content only after the section was opened, because the content loads data. */
  readonly onDemand?: boolean
  readonly beginsOpen?: boolean
  readonly children: ReactNode
}

/** Renders a section of the product form. It opens by hand, or for an error in one of its fields. */
export function ProductSection(props: ProductSectionProps) {
  const { title, problems, fields, onDemand = false, beginsOpen = false, children } = props
  const [opened, setOpened] = useState(beginsOpen)
  const [wasOpened, setWasOpened] = useState(false)
  const wrong = Object.entries(problems).some(
    ([name, problem]) =>
      problem !== undefined && fields.some((field) => name === field || name.startsWith(`${field}.`)),
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
      {(!onDemand || wasOpened || wrong) && <div className="grid gap-5">{children}</div>}
    </details>
  )
}
