import type { ReactNode } from 'react'
import { languageMarks } from '../../../contract/languages/language-marks.ts'
import { writtenPages } from '../../texts/written-pages.ts'
import { Card } from '../../ui/card.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { TextLead } from '../../ui/text-lead.tsx'
import { TextSection } from '../../ui/text-section.tsx'
import { WrittenText } from '../../ui/written-text.tsx'
import type { PageText } from './load-text.ts'
import { TextFooter } from './text-footer.tsx'
import { UnwrittenPage } from './unwritten-page.tsx'

interface WrittenPageProps {
  readonly shown: PageText
  /** The company's details, for a page that is not written yet. */
  readonly company: ReactNode
}

/** Renders a text page: its lead and its sections, each with its heading at the side. */
export function WrittenPage({ shown, company }: WrittenPageProps) {
  const { page, state, text } = shown
  const marks = languageMarks(shown.lang)
  const title = text.title ?? writtenPages[page].title
  if (state === 'unwritten') return <UnwrittenPage title={title} company={company} />
  return (
    <div className="wrap section">
      <SectionHeading level={1} text={title} marks={text.title === undefined ? {} : marks} />
      <Card>
        <div {...marks}>
          <TextLead blocks={text.lead} />
          {text.sections.map(({ id, heading, blocks }) => (
            <TextSection key={id} id={id} heading={heading}>
              <WrittenText blocks={blocks} />
            </TextSection>
          ))}
        </div>
        <TextFooter shown={shown} />
      </Card>
    </div>
  )
}
