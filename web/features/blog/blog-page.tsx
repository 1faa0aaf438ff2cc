import { type Question, questions } from '../../content/blog.ts'
import { writtenPages } from '../../texts/written-pages.ts'
import { Card } from '../../ui/card.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { WrittenText } from '../../ui/written-text.tsx'

/** Texts of /blog, apart from its questions. */
const blogTexts = {
  lead: 'We ask these questions in job interviews. Try to answer each one before you read on.',
  index: 'The questions',
  noAnswer: 'No answer here',
  noAnswerText: 'We leave this one open for the interview.',
} as const

/** Renders `/blog` (spec §2): six questions, all but one with an answer. */
export function BlogPage() {
  return (
    <div className="wrap section">
      <SectionHeading level={1} text={writtenPages.blog.title} />
      <Card>
        <p className="max-w-[34rem] text-xl">{blogTexts.lead}</p>
        <QuestionIndex />
      </Card>
      {questions.map((question, place) => (
        <QuestionSheet key={question.slug} question={question} number={place + 1} />
      ))}
    </div>
  )
}

function QuestionIndex() {
  return (
    <nav aria-label={blogTexts.index} className="mt-6">
      <ol className="grid gap-x-10 border-t border-line lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-3">
        {questions.map(({ slug, question }, place) => (
          <li key={slug} className="border-b border-line">
            <a href={`#${slug}`} className="flex min-h-12 items-baseline gap-4 py-3 hover:underline">
              <span className="figure soft" aria-hidden="true">
                {place + 1}
              </span>
              <span className="max-w-[31rem]">{question}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function QuestionSheet({
  question: { slug, question, answer },
  number,
}: {
  question: Question
  number: number
}) {
  return (
    <article
      id={slug}
      className="card card-padded mt-(--pitch) grid scroll-mt-8 gap-x-10 gap-y-6 border-t-3 border-t-ink lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]"
    >
      <header>
        <p className="figure text-5xl leading-none" aria-hidden="true">
          {number}
        </p>
        <h2 className="mt-4 text-2xl leading-tight tracking-tight [overflow-wrap:anywhere]">{question}</h2>
      </header>
      {answer ? <WrittenText blocks={answer} /> : <NoAnswer />}
    </article>
  )
}

/** Shows an outline without its tool in place of the missing answer. */
function NoAnswer() {
  return (
    <div className="out-on-loan self-start">
      <p className="figure">{blogTexts.noAnswer}</p>
      <p>{blogTexts.noAnswerText}</p>
    </div>
  )
}
