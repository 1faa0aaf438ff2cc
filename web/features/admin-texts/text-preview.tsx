import { useEffect, useState } from 'react'
import { buildLanguage } from '../../../contract/languages/build-language.ts'
import { languageMarks } from '../../../contract/languages/language-marks.ts'
import type { LanguageTag } from '../../../contract/languages/languages.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import { longestText, previewText } from '../../../contract/shop/texts.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { useLastReady } from '../../api/use-loaded.ts'
import { problems as problemTexts } from '../../texts/problems.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { TextLead } from '../../ui/text-lead.tsx'
import { TextSection } from '../../ui/text-section.tsx'
import { WrittenText } from '../../ui/written-text.tsx'
import { inLanguage, useTextLanguages } from './text-language.ts'
import { textsTexts as texts } from './texts.ts'

/** The pause in typing before the preview updates. */
const pauseMs = 300

interface TextPreviewProps {
  readonly markdown: string
  /** Undefined for the standard language. */
  readonly language: LanguageTag | undefined
  /** States what the page shows without a text. */
  readonly empty: string
}

/** Shows a text as its page will, shortly after each change. Only the answer to the last change counts. */
export function TextPreview({ markdown, language, empty }: TextPreviewProps) {
  const [asked, setAsked] = useState(markdown)
  useEffect(() => {
    const pause = setTimeout(() => setAsked(markdown.slice(0, longestText)), pauseMs)
    return () => clearTimeout(pause)
  }, [markdown])
  const [loaded, reload] = useAnswer(
    previewText,
    { body: { markdown: asked, ...inLanguage(language) } },
    { reloadOnReturn: false },
  )
  const shown = useLastReady(loaded)
  return (
    <section
      className="card card-padded texts-preview grid gap-4 content-start min-w-0 lg:max-h-[calc(100vh-2rem)] lg:overflow-y-auto [&_section]:grid-cols-1 [&_section]:gap-2 [&_section]:mt-2"
      aria-label={texts.preview}
    >
      {loaded.status === 'failed' && (
        <Alert message={texts.previewFailed} again={{ label: problemTexts.tryAgain, run: reload }} />
      )}
      {shown ? (
        <Shown {...shown} language={language} empty={empty} />
      ) : (
        <Skeleton label={texts.loading} lines={8} />
      )}
    </section>
  )
}

function Shown({
  text,
  problems,
  language,
  empty,
}: AnswerOf<typeof previewText> & Omit<TextPreviewProps, 'markdown'>) {
  const { standard } = useTextLanguages()
  const own = language ?? standard
  const marks = languageMarks(own === buildLanguage ? undefined : own)
  const isEmpty = text.title === undefined && text.lead.length + text.sections.length === 0
  return (
    <>
      {problems.length > 0 && (
        <Notice tone="warn">
          {texts.problems}
          <ul className="list-disc ps-5">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
      {isEmpty && <p className="soft">{empty}</p>}
      <div className="contents" {...marks}>
        {text.title !== undefined && <p className="text-3xl tracking-tight">{text.title}</p>}
        <TextLead blocks={text.lead} />
        {text.sections.map(({ id, heading, blocks }) => (
          <TextSection key={id} id={`preview-${id}`} heading={heading}>
            <WrittenText blocks={blocks} />
          </TextSection>
        ))}
      </div>
    </>
  )
}
