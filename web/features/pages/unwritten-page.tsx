import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { links } from '../../routing/links.ts'
import { writtenTextTexts } from '../../texts/written-text.ts'
import { Card } from '../../ui/card.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

/** States that the owner has not written a page yet, and how to reach the shop. */
export function UnwrittenPage({ title, company }: { readonly title: string; readonly company: ReactNode }) {
  return (
    <div className="wrap section">
      <SectionHeading level={1} text={title} />
      <div className="grid gap-(--pitch) lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <Card className="self-start">
          <p className="text-xl">{writtenTextTexts.unwritten}</p>
          <p className="mt-4">
            <Link className="inline-flex min-h-11 items-center font-semibold underline" to={links.contact}>
              {writtenTextTexts.unwrittenHint}
            </Link>
          </p>
        </Card>
        {company}
      </div>
    </div>
  )
}
