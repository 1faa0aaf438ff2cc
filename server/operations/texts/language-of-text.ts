import type { LanguageTag } from '../../../contract/languages/languages.ts'
import { said } from '../../../contract/languages/said.ts'
import { done, type Outcome, refusedAt } from '../../../domain/outcome.ts'
import type { Shop } from '../shop.ts'
import { textProblemTexts } from './text-problem-texts.ts'

/**
 * Returns the language of a text that an admin reads or writes.
 *
 * @param asked one of the languages that the shop offers; its standard one if undefined.
 */
export async function languageOfText(
  { settings }: Pick<Shop, 'settings'>,
  asked: LanguageTag | undefined,
): Promise<Outcome<LanguageTag>> {
  const { standard, offered } = (await settings.read()).languages
  const language = asked ?? standard
  if (offered.includes(language)) return done(language)
  return refusedAt('language', 'INPUT_INVALID', said(textProblemTexts).languageNotOffered)
}
