import type { LanguageTag } from '../../contract/languages/languages.ts'
import { inLanguage } from '../../contract/languages/said.ts'
import type { PriceTerms, SectionValues, ShopOnPages } from '../../contract/shop/shop-sections.ts'
import { asSentence } from '../writing/as-sentence.ts'
import { deriveWriting } from '../writing/derive-writing.ts'
import { localeIn } from '../writing/locale-in.ts'
import { settingsIn, untranslatedWords } from './owners-words.ts'
import { priceTermsOf, priceTermsText } from './price-terms.ts'
import { priceTermsTexts } from './price-terms-texts.ts'
import { sampleSettings } from './sample-settings.ts'

/** The shop's default name, until the owner has entered one. */
export const unnamed = 'Truewheel'

/** Returns the shop's displayed name. */
export function shownName({ name }: Pick<SectionValues['company'], 'name'>): string {
  return name || unnamed
}

/**
 * Returns the settings for pages. Mail and internal rules stay on the server.
 * @param tag the language of the pages.
 */
export function shownSettings(
  settings: SectionValues,
  tag: LanguageTag = settings.languages.standard,
): ShopOnPages {
  const { company, hero, figures, delivery, money } = settingsIn(settings, tag)
  const notice = shownNotice(settings, tag)
  // All values come from the same schema, so their fields have the same order.
  const { currency, timeZone } = money
  // English pages of an English shop keep the owner's formats, as they did before the shop had languages.
  const isOwners = tag === 'en' && settings.languages.standard === 'en'
  const locale = localeIn(isOwners ? undefined : tag, money.locale)
  const terms = priceTermsOf(settings)
  const sample = JSON.stringify(settings.company) === JSON.stringify(sampleSettings.company)
  return {
    company: { ...company, name: shownName(company) },
    hero,
    figures: figures.figures,
    delivery: { ...delivery, price: delivery.price || termsSentence(terms, tag) },
    terms,
    money: { currency, locale, timeZone, writing: deriveWriting(locale, currency) },
    ...(notice && { notice }),
    ...otherWordsOf(settings, tag),
    ...(!settings.visits.counted && { uncounted: true as const }),
    sample,
  }
}

/**
 * Returns the official notice about the legal guarantee in the language of the page, otherwise in English, otherwise
 * its first picture; undefined until the owner adds one.
 */
export function shownNotice(
  { notices: { pictures, link } }: Pick<SectionValues, 'notices'>,
  own: string,
): ShopOnPages['notice'] {
  const pictureIn = (wanted: string) => pictures.find(({ language }) => language === wanted)
  const shown = pictureIn(own) ?? pictureIn('en') ?? pictures[0]
  return shown && { ...shown, link }
}

function otherWordsOf(settings: SectionValues, tag: LanguageTag): Pick<ShopOnPages, 'otherWords'> {
  const { standard } = settings.languages
  const texts = tag === standard ? [] : untranslatedWords(settings, tag)
  return texts.length > 0 ? { otherWords: { lang: standard, texts } } : {}
}

/** Returns what prices include, as a sentence for the footer of a shop whose owner has written none. */
function termsSentence(terms: PriceTerms, tag: LanguageTag): string {
  return asSentence(priceTermsText(terms, inLanguage(priceTermsTexts, tag)))
}
