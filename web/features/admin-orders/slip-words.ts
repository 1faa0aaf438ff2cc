import { buildLanguage } from '../../../contract/languages/build-language.ts'
import { isLanguageTag, type LanguageTag, type ShopLanguages } from '../../../contract/languages/languages.ts'
import { parcelSlips } from '../../../languages/parcel-slips.ts'
import type { Formats } from '../../ui/values/formats.ts'
import type { parcelSlipTexts } from './parcel-slip-texts.ts'

/** What a slip needs to be in the language of its order. */
export interface SlipWords {
  readonly tag: LanguageTag
  readonly texts: Readonly<Record<keyof typeof parcelSlipTexts, string>>
  readonly formats: Formats
}

/** Returns the language of a slip: that of its order, without one the shop's standard language. */
export function languageOfSlip(
  { language }: { readonly language?: string | undefined },
  languages: Pick<ShopLanguages, 'standard'> | undefined,
): LanguageTag {
  return isLanguageTag(language) ? language : (languages?.standard ?? buildLanguage)
}

/**
 * Loads the words of slips in these languages.
 *
 * @param formats those of the page, which another language derives anew: the slips are printed on this device only.
 */
export function loadSlipWords(tags: Iterable<LanguageTag>, formats: Formats): Promise<readonly SlipWords[]> {
  return Promise.all(
    Array.from(new Set(tags), async (tag) => {
      const { parcelSlipTexts: texts } = await parcelSlips[tag]()
      return { tag, texts, formats: tag === buildLanguage ? formats : await formatsIn(tag, formats) }
    }),
  )
}

async function formatsIn(tag: LanguageTag, { currency, locale: pages, timeZone }: Formats): Promise<Formats> {
  const { deriveWriting } = await import('../../../domain/writing/derive-writing.ts')
  const { localeIn } = await import('../../../domain/writing/locale-in.ts')
  const locale = localeIn(tag, pages)
  return { currency, locale, timeZone, writing: deriveWriting(locale, currency) }
}
