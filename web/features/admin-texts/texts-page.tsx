import './texts.css'
import { useCallback } from 'react'
import { Link, useParams } from 'react-router'
import { getTextSource, listTexts, type TextPage, textPages } from '../../../contract/shop/texts.ts'
import { useApi } from '../../api/api-context.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { NotReady } from '../../api/not-ready.tsx'
import { useLoaded } from '../../api/use-loaded.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { writtenPages } from '../../texts/written-pages.ts'
import { Card } from '../../ui/card.tsx'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { TextEditor } from './text-editor.tsx'
import { TextList } from './text-list.tsx'
import { TextNav } from './text-nav.tsx'
import { TextVersions } from './text-versions.tsx'
import { textsTexts as texts } from './texts.ts'

/** Renders `/dashboard/texts`: the pages with texts by the owner, and the editor of one. */
export function TextsPage() {
  const { page: asked } = useParams()
  const page = textPages.find((name) => name === asked)
  return (
    <DashboardPart title={page ? texts.headingOf(writtenPages[page].title) : texts.heading}>
      <IfOffered operation={listTexts} otherwise={<Card>{texts.notOffered}</Card>}>
        {page ? (
          <>
            <TextNav current={page} />
            <p className="texts-ways flex justify-self-start px-4 py-0 bg-sheet border border-line flex-wrap gap-x-6 gap-y-0">
              <Link to={dashboardLinks.texts()}>← {texts.all}</Link>
              <Link to={`/${page}`}>{texts.show}</Link>
            </p>
            <OneText key={page} page={page} />
          </>
        ) : (
          <TextList />
        )}
      </IfOffered>
    </DashboardPart>
  )
}

function OneText({ page }: { readonly page: TextPage }) {
  const api = useApi()
  const load = useCallback(
    (signal: AbortSignal) => api.call(getTextSource, { params: { page } }, { signal }),
    [api, page],
  )
  // During typing, only a save or a refusal may load newer text.
  const [loaded, reload] = useLoaded(load, { reloadOnReturn: false })
  if (loaded.status !== 'ready') return <NotReady loaded={loaded} texts={texts} lines={8} reload={reload} />
  return (
    <>
      <TextEditor page={page} stored={loaded.data} />
      <TextVersions page={page} version={loaded.data.version} />
    </>
  )
}
