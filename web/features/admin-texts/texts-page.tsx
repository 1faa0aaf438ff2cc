import './texts.css'
import { useCallback } from 'react'
import { Link, useParams } from 'react-router'
import { buildLanguage } from '../../../contract/languages/build-language.ts'
import type { LanguageTag } from '../../../contract/languages/languages.ts'
import { getTextSource, listTexts, type TextPage, textPages } from '../../../contract/shop/texts.ts'
import { pathInLanguage } from '../../../domain/shop/language-path.ts'
import { useApi } from '../../api/api-context.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { NotReady } from '../../api/not-ready.tsx'
import { useLoaded } from '../../api/use-loaded.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { writtenPages } from '../../texts/written-pages.ts'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { TextEditor } from './text-editor.tsx'
import { inLanguage, useTextLanguages } from './text-language.ts'
import { TextList, textLink } from './text-list.tsx'
import { TextNav } from './text-nav.tsx'
import { TextVersions } from './text-versions.tsx'
import { textsTexts as texts } from './texts.ts'

/** Renders `/dashboard/texts`: the pages with texts by the owner, and the editor of one. */
export function TextsPage() {
  const { page: asked } = useParams()
  const { translated } = useTextLanguages()
  const page = textPages.find((name) => name === asked)
  return (
    <DashboardPart title={page ? texts.headingOf(writtenPages[page].title) : texts.heading}>
      <IfOffered operation={listTexts} otherwise={<Card>{texts.notOffered}</Card>}>
        {page ? (
          <>
            <TextNav current={page} />
            <p className="flex justify-self-start px-4 py-0 bg-sheet border border-line flex-wrap gap-x-6 gap-y-0">
              <Link className={textLink} to={dashboardLinks.texts()}>
                ← {texts.all}
              </Link>
              <ShownPage page={page} language={translated} />
            </p>
            <OneText key={`${page} ${translated}`} page={page} language={translated} />
          </>
        ) : (
          <TextList />
        )}
      </IfOffered>
    </DashboardPart>
  )
}

interface OneTextProps {
  readonly page: TextPage
  /** Undefined for the standard language. */
  readonly language: LanguageTag | undefined
}

/** Links to the page in the language of the text, whose code loads anew if it is not the desk's. */
function ShownPage({ page, language }: OneTextProps) {
  const { standard } = useTextLanguages()
  const shown = language ?? standard
  if (shown === buildLanguage)
    return (
      <Link className={textLink} to={`/${page}`}>
        {texts.show}
      </Link>
    )
  return (
    <a className={textLink} href={pathInLanguage(`/${page}`, shown, { standard })}>
      {texts.show}
    </a>
  )
}

function OneText({ page, language }: OneTextProps) {
  const api = useApi()
  const load = useCallback(
    async (signal: AbortSignal) => {
      const source = (query: { readonly language?: LanguageTag }) =>
        api.call(getTextSource, { params: { page }, query }, { signal })
      const [stored, standard] = await Promise.all([
        source(inLanguage(language)),
        language ? source({}) : undefined,
      ])
      return { stored, standardText: standard?.markdown }
    },
    [api, page, language],
  )
  // During typing, only a save or a refusal may load newer text.
  const [loaded, reload] = useLoaded(load, { reloadOnReturn: false })
  if (loaded.status !== 'ready') return <NotReady loaded={loaded} texts={texts} lines={8} reload={reload} />
  return (
    <>
      <TextEditor page={page} language={language} {...loaded.data} />
      <TextVersions page={page} language={language} version={loaded.data.stored.version} />
    </>
  )
}
