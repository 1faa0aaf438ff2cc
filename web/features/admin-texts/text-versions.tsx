import { useCallback } from 'react'
import type { LanguageTag } from '../../../contract/languages/languages.ts'
import {
  listTextVersions,
  restoreText,
  type TextPage,
  type TextVersion,
} from '../../../contract/shop/texts.ts'
import { useApi } from '../../api/api-context.ts'
import { VersionList } from '../../forms/version-list.tsx'
import { LineDifferences } from './line-differences-list.tsx'
import { inLanguage } from './text-language.ts'
import { versionTexts as texts } from './texts.ts'

interface TextVersionsProps {
  readonly page: TextPage
  /** Undefined for the standard language. */
  readonly language: LanguageTag | undefined
  /** The current version; null before the first change. */
  readonly version: string | null
}

/** Lists the versions of a text: who changed which lines and when. Any version can be restored. */
export function TextVersions({ page, language, version }: TextVersionsProps) {
  const api = useApi()
  const list = useCallback(
    (signal: AbortSignal) =>
      api.call(listTextVersions, { params: { page }, query: inLanguage(language) }, { signal }),
    [api, page, language],
  )
  return (
    <VersionList
      version={version}
      list={list}
      restore={async (id) => {
        await api.call(restoreText, {
          params: { page, id },
          body: { from: version, ...inLanguage(language) },
        })
      }}
      takenBack={texts.takenBack}
      what={texts.what}
      difference={(before: TextVersion, after) => (
        <LineDifferences before={before.markdown} after={after.markdown} summary={texts.counts} />
      )}
    />
  )
}
