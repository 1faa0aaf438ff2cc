import { useCallback, useEffect, useState } from 'react'
import type { AnswerOf } from '../../../contract/operation.ts'
import { longestText, previewText } from '../../../contract/shop/texts.ts'
import { useApi } from '../../api/api-context.ts'
import { useLastReady, useLoaded } from '../../api/use-loaded.ts'
import { problems as problemTexts } from '../../texts/problems.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { TextLead } from '../../ui/text-lead.tsx'
import { TextSection } from '../../ui/text-section.tsx'
import { WrittenText } from '../../ui/written-text.tsx'
import { textsTexts as texts } from './texts.ts'

/** The pause in typing before the preview updates. */
const pauseMs = 300

/** Shows a text as its page will, shortly after each change. Only the answer to the last change counts. */
export function TextPreview({ markdown }: { readonly markdown: string }) {
  const api = useApi()
  const [asked, setAsked] = useState(markdown)
  useEffect(() => {
    const pause = setTimeout(() => setAsked(markdown.slice(0, longestText)), pauseMs)
    return () => clearTimeout(pause)
  }, [markdown])
  const load = useCallback(
    (signal: AbortSignal) => api.call(previewText, { body: { markdown: asked } }, { signal }),
    [api, asked],
  )
  const [loaded, reload] = useLoaded(load, { reloadOnReturn: false })
  const shown = useLastReady(loaded)
  return (
    <section
      className="card card-padded texts-preview grid gap-4 content-start min-w-0 lg:sticky lg:top-4 lg:max-h-[calc(100vh-2rem)] lg:overflow-y-auto [&_section]:grid-cols-1 [&_section]:gap-2 [&_section]:mt-2"
      aria-label={texts.preview}
    >
      {loaded.status === 'failed' && (
        <Alert message={texts.previewFailed} again={{ label: problemTexts.tryAgain, run: reload }} />
      )}
      {shown ? <Shown {...shown} /> : <Skeleton label={texts.loading} lines={8} />}
    </section>
  )
}

function Shown({ text, problems }: AnswerOf<typeof previewText>) {
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
      {isEmpty && <p className="soft">{texts.previewEmpty}</p>}
      {text.title !== undefined && <p className="text-3xl tracking-tight">{text.title}</p>}
      <TextLead blocks={text.lead} />
      {text.sections.map(({ id, heading, blocks }) => (
        <TextSection key={id} id={`preview-${id}`} heading={heading}>
          <WrittenText blocks={blocks} />
        </TextSection>
      ))}
    </>
  )
}
