import { useCallback } from 'react'
import { listOwnersWords } from '../../../contract/shop/owners-words.ts'
import { getSettings } from '../../../contract/shop/settings.ts'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { useApi } from '../../api/api-context.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useShopSettings } from '../../api/settings-context.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { Versions } from './versions.tsx'
import { WordsForm } from './words-form.tsx'
import { wordsTexts as texts } from './words-texts.ts'

/** Returns the languages of the shop besides the standard one. */
export function otherLanguages({ languages }: Pick<ShopSettings, 'languages'>) {
  return languages?.offered.filter(({ tag }) => tag !== languages.standard) ?? []
}

/** Shows the owner's short texts with their translations, and the versions of these. */
export function OwnersWords() {
  const api = useApi()
  const languages = otherLanguages(useShopSettings())
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [stored, words] = await Promise.all([
        api.call(getSettings, { params: { section: 'words' } }, { signal }),
        api.call(listOwnersWords, {}, { signal }),
      ])
      return { stored, words }
    },
    [api],
  )
  // During typing, only a save or a refusal may load newer values.
  const [loaded, reload] = useLoaded(load, { reloadOnReturn: false })
  if (loaded.status !== 'ready') return <NotReady loaded={loaded} texts={texts} lines={6} reload={reload} />
  return (
    <>
      <WordsForm {...loaded.data} languages={languages} />
      <Versions section="words" version={loaded.data.stored.version} />
    </>
  )
}
