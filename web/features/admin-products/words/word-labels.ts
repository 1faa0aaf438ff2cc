import { languageTags } from '../../../../contract/languages/languages.ts'
import { languageNames } from '../../../texts/language-names.ts'
import { makerChoiceTexts } from '../makers/maker-texts.ts'
import { detailTexts, pictureListTexts, productFieldTexts } from '../texts.ts'
import { wordTexts } from './word-texts.ts'
import { type ListName, type TextName, type WordName, wordName } from './word-values.ts'

/** The labels of a product's texts, without a language. */
export const textLabels = {
  name: productFieldTexts.name,
  shortDescription: productFieldTexts.description,
  warnings: makerChoiceTexts.warnings,
  guaranteeTerms: makerChoiceTexts.guaranteeTerms,
} as const satisfies Record<TextName, string>

const listLabels: Readonly<Record<ListName, string>> = {
  specs: detailTexts.specifications,
  alts: pictureListTexts.title,
}

/** The labels of all fields of the words, each with its language. */
export const wordLabels = Object.fromEntries(
  languageTags.flatMap((tag) =>
    Object.entries({ ...textLabels, ...listLabels }).map(([name, label]) => [
      // The names are the keys of both tables.
      wordName(tag, name as TextName | ListName),
      wordTexts.inLanguage(label, languageNames[tag]),
    ]),
  ),
) as Readonly<Record<WordName, string>>
