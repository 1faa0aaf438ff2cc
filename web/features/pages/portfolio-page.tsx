import type { ReactNode } from 'react'
import { languageMarks } from '../../../contract/languages/language-marks.ts'
import { writtenPages } from '../../texts/written-pages.ts'
import { Card } from '../../ui/card.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { TextLead } from '../../ui/text-lead.tsx'
import { TextSection } from '../../ui/text-section.tsx'
import { type Block, WrittenText } from '../../ui/written-text.tsx'
import type { PageText } from './load-text.ts'
import { TextFooter } from './text-footer.tsx'
import { UnwrittenPage } from './unwritten-page.tsx'

interface PortfolioPageProps {
  readonly shown: PageText
  readonly company: ReactNode
}

/** Renders `/portfolio` (spec §2), a CV: each third-level heading starts a card in its section. */
export function PortfolioPage({ shown, company }: PortfolioPageProps) {
  const { text, state } = shown
  const marks = languageMarks(shown.lang)
  const title = text.title ?? writtenPages.portfolio.title
  if (state === 'unwritten') return <UnwrittenPage title={title} company={company} />
  return (
    <div className="wrap section">
      <SectionHeading level={1} text={title} marks={text.title === undefined ? {} : marks} />
      <Card>
        <div {...marks}>
          <TextLead blocks={text.lead} />
          {text.sections.map(({ id, heading, blocks }) => (
            <TextSection key={id} id={id} heading={heading}>
              <div className="grid gap-6 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]">
                {entriesOf(blocks).map((entry, place) => {
                  // The order of a text's parts is fixed, so the index is a stable key.
                  const key = `${id}-${place}`
                  return (
                    <div key={key} className="border-t border-line pt-3">
                      <WrittenText blocks={entry} />
                    </div>
                  )
                })}
              </div>
            </TextSection>
          ))}
        </div>
        <TextFooter shown={shown} />
      </Card>
    </div>
  )
}

/** Splits a section before each heading. */
function entriesOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const entries: Block[][] = []
  for (const block of blocks) {
    const last = entries.at(-1)
    if (last && !('heading' in block)) last.push(block)
    else entries.push([block])
  }
  return entries
}
