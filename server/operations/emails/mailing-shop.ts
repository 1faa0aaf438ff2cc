import type { Shop } from '../shop.ts'
import type { MailingShop } from './formats.ts'

/** The language of texts without a translation. */
const sourceLanguage = 'en'

/**
 * Returns what an email in a language needs of the shop.
 *
 * @param stored the language that is stored with the subject of the email; without one, the email is in the shop's
 *   default language.
 */
export function mailingIn(
  { publicUrl, settings }: Pick<Shop, 'publicUrl' | 'settings'>,
  stored: string | null | undefined,
): MailingShop {
  const { defaultLanguage } = settings
  const language = stored ?? defaultLanguage
  const isDefault = (language ?? sourceLanguage) === (defaultLanguage ?? sourceLanguage)
  return {
    publicUrl,
    language,
    linkLanguage: isDefault ? undefined : language,
    settings: { formats: settings.formatsIn(language) },
  }
}
