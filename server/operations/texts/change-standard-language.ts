import type { LanguageTag } from '../../../contract/languages/languages.ts'
import { textPages } from '../../../contract/shop/texts.ts'
import type { Transaction } from '../../data/database.ts'
import { exchangeSections, findNewestValue } from '../../data/queries/setting-versions.ts'
import { sectionOfText } from './stored-texts.ts'

/**
 * Makes the texts in a language those of the shop's standard language. A text with versions in that language changes
 * places with the one in the former standard language. A text without any stays: like the words of a product, it then
 * counts as one in the new language, so that no page loses its words.
 */
export async function changeStandardLanguage(
  transaction: Transaction,
  from: LanguageTag,
  to: LanguageTag,
): Promise<void> {
  for (const page of textPages) {
    const standard = sectionOfText({ page, language: from }, from)
    const translated = sectionOfText({ page, language: to }, from)
    if ((await findNewestValue(transaction.db, translated)) === undefined) continue
    await exchangeSections(transaction, standard, translated)
    // The versions of the former standard language now belong to a further one.
    await exchangeSections(transaction, translated, sectionOfText({ page, language: from }, to))
  }
}
