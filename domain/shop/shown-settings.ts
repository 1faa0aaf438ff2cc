import type { PriceTerms, SectionValues, ShopOnPages } from '../../contract/shop/shop-sections.ts'
import { deriveWriting } from '../writing/derive-writing.ts'
import { priceTermsOf, priceTermsText } from './price-terms.ts'
import { sampleSettings } from './sample-settings.ts'

/** The shop's default name, until the owner has entered one. */
export const unnamed = 'Truewheel'

/** Returns the shop's displayed name. */
export function shownName({ name }: Pick<SectionValues['company'], 'name'>): string {
  return name || unnamed
}

/** Returns the settings for pages. Mail and internal rules stay on the server. */
export function shownSettings({
  company,
  hero,
  figures,
  delivery,
  rates,
  tax,
  money,
}: SectionValues): ShopOnPages {
  // All values come from the same schema, so their fields have the same order.
  const { currency, locale, timeZone } = money
  const terms = priceTermsOf({ money, rates, tax })
  const sample = JSON.stringify(company) === JSON.stringify(sampleSettings.company)
  return {
    company: { ...company, name: shownName(company) },
    hero,
    figures: figures.figures,
    delivery: { ...delivery, price: delivery.price || termsSentence(terms) },
    terms,
    money: { currency, locale, timeZone, writing: deriveWriting(locale, currency) },
    sample,
  }
}

/** Returns what prices include, as a sentence for the footer of a shop whose owner has written none. */
function termsSentence(terms: PriceTerms): string {
  const text = priceTermsText(terms)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
