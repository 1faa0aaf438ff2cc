import type { ReactNode } from 'react'
import { languageMarks } from '../../../contract/languages/language-marks.ts'
import { wordsOfLine } from '../../../domain/shop/words-of-line.ts'
import { writtenPages } from '../../texts/written-pages.ts'
import { Card } from '../../ui/card.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { TextLead } from '../../ui/text-lead.tsx'
import { TextLine } from '../../ui/text-line.tsx'
import { WrittenText } from '../../ui/written-text.tsx'
import { blogTexts } from './blog-texts.ts'
import type { PageText } from './load-text.ts'
import { UnwrittenPage } from './unwritten-page.tsx'

type Marks = ReturnType<typeof languageMarks>
type Section = PageText['text']['sections'][number]

interface BlogPageProps {
  readonly shown: PageText
  readonly company: ReactNode
}

/** Renders `/blog` (spec §2): each section is a question; a section without text has no answer yet. */
export function BlogPage({ shown: { text, state, lang }, company }: BlogPageProps) {
  const title = text.title ?? writtenPages.blog.title
  const marks = languageMarks(lang)
  if (state === 'unwritten') return <UnwrittenPage title={title} company={company} />
  return (
    <div className="wrap section">
      <SectionHeading level={1} text={title} marks={text.title === undefined ? {} : marks} />
      <Card>
        <div {...marks}>
          <TextLead blocks={text.lead} />
        </div>
        {text.sections.length > 0 && <QuestionIndex sections={text.sections} marks={marks} />}
      </Card>
      {text.sections.map((section, place) => (
        <QuestionSheet key={section.id} section={section} number={place + 1} marks={marks} />
      ))}
    </div>
  )
}

interface QuestionIndexProps {
  readonly sections: readonly Section[]
  readonly marks: Marks
}

function QuestionIndex({ sections, marks }: QuestionIndexProps) {
  return (
    <nav aria-label={blogTexts.index} className="mt-6">
      <ol className="grid gap-x-10 border-t border-line lg:grid-cols-2">
        {sections.map(({ id, heading }, place) => (
          <li key={id} className="border-b border-line">
            <a href={`#${id}`} className="flex min-h-12 items-baseline gap-4 py-3 hover:underline">
              <span className="figure soft" aria-hidden="true">
                {place + 1}
              </span>
              <span className="max-w-[31rem] [overflow-wrap:anywhere]" {...marks}>
                {wordsOfLine(heading)}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface QuestionSheetProps {
  readonly section: Section
  readonly number: number
  readonly marks: Marks
}

function QuestionSheet({ section: { id, heading, blocks }, number, marks }: QuestionSheetProps) {
  return (
    <article
      id={id}
      className="card card-padded mt-(--pitch) grid scroll-mt-8 gap-x-10 gap-y-6 border-t-3 border-t-ink lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]"
    >
      <header>
        <p className="figure text-5xl leading-none" aria-hidden="true">
          {number}
        </p>
        <h2 className="mt-4 text-2xl leading-tight tracking-tight [overflow-wrap:anywhere]" {...marks}>
          <TextLine line={heading} />
        </h2>
      </header>
      {blocks.length > 0 ? (
        <div {...marks}>
          <WrittenText blocks={blocks} />
        </div>
      ) : (
        <NoAnswer />
      )}
    </article>
  )
}

/** Shows an empty tool outline in place of a missing answer. */
function NoAnswer() {
  return (
    <div className="self-start px-5 py-[1.1rem] border-[1.5px] border-dashed border-edge">
      <p className="figure text-title">{blogTexts.noAnswer}</p>
      <p>{blogTexts.noAnswerText}</p>
    </div>
  )
}
