import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SectionHeading } from '../../ui/section-heading.tsx'

interface SectionProps {
  readonly heading: string
  /** 1 where the section is the page. */
  readonly level?: 1 | 2
  readonly more?: { readonly to: string; readonly text: string }
  readonly children: ReactNode
}

/** A part of the board with its heading, its ruler and the way to the rest. */
export function Section({ heading, level = 2, more, children }: SectionProps) {
  return (
    <section className="wrap section">
      <SectionHeading level={level} text={heading} />
      {children}
      {more && (
        <p className="section-more">
          <Link className="button button-quiet" to={more.to}>
            {more.text}
          </Link>
        </p>
      )}
    </section>
  )
}
