import type { ReactNode } from 'react'
import type { QuoteRequest } from '../../../contract/quotes.ts'
import { useExtensions } from '../../api/extensions.ts'
import { Card } from '../../ui/card.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { CompanyDetails } from './company-details.tsx'
import { QuoteForm } from './quote-form.tsx'
import { quoteTexts } from './texts.ts'

interface WriteToUsProps {
  readonly title: string
  readonly lead: string
  readonly kind: QuoteRequest['kind']
  readonly item?: string | undefined
  /** What the message is about. */
  readonly children?: ReactNode
}

/** The form and the shop's details; the details alone where {host} takes no messages (extension). */
export function WriteToUs({ title, lead, kind, item, children }: WriteToUsProps) {
  const offered = useExtensions().has({ id: 'requestQuote' })
  return (
    <div className="wrap section">
      <SectionHeading level={1} text={title} />
      <div className="grid gap-(--pitch) lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <Card className="grid gap-6 self-start">
          <p className="max-w-[34rem] text-xl">{offered ? lead : quoteTexts.byHand}</p>
          {children}
          {offered && <QuoteForm kind={kind} item={item} />}
        </Card>
        <CompanyDetails />
      </div>
    </div>
  )
}
