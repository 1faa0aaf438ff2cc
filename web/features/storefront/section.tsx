import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SectionHeading } from '../../ui/section-heading.tsx'

interface SectionProps {
  readonly heading: string
  /** 1 if the section is the whole page. */
  readonly level?: 1 | 2
  readonly more?: { readonly to: string; readonly text: string }
  readonly children: ReactNode
}

/** Renders a titled section with its ruler and a link to more. */
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
