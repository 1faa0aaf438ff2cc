import { isLanguageTag, type LanguageTag, type ShopLanguages } from '../../../contract/languages/languages.ts'
import type { Shop } from '../shop.ts'
import type { MailingShop } from './formats.ts'

/**
 * Returns what an email in a language needs of the shop.
 *
 * @param stored the language that is stored with the subject of the email; without one, the email is in the shop's
 *   standard language.
 */
export function mailingIn(
  { publicUrl, settings }: Pick<Shop, 'publicUrl' | 'settings'>,
  stored: string | null | undefined,
): MailingShop {
  const language = languageToWrite(stored, settings.languages)
  const { standard } = settings.languages
  return { publicUrl, language, standard, settings: settings.wordingIn(language) }
}

/**
 * Returns the language of an email or a paper; undefined for English in the formats of the owner's locale.
 *
 * @param stored the language that is stored with the subject.
 */
export function languageToWrite(
  stored: string | null | undefined,
  { standard }: Pick<ShopLanguages, 'standard'>,
): LanguageTag | undefined {
  if (typeof stored === 'string' && isLanguageTag(stored)) return stored
  return standard === 'en' ? undefined : standard
}
