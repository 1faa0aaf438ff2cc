import { isLanguageTag } from '../../../contract/languages/languages.ts'
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
  const { standard } = settings.languages
  const known = isLanguageTag(stored ?? undefined) ? stored : undefined
  // English without a stored language keeps the formats of the owner's locale.
  const language = known ?? (standard === 'en' ? undefined : standard)
  return { publicUrl, language, standard, settings: { formats: settings.formatsIn(language) } }
}
