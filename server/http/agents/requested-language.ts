import type { UcpContext } from '../../../contract/agents/ucp-parts.ts'
import { isLanguageTag, type LanguageTag } from '../../../contract/languages/languages.ts'
import type { Shop } from '../../operations/shop.ts'
import { inLanguageOfPage } from '../../platform/request-context.ts'

/**
 * Returns the language for a program: the first one that it accepts and the shop offers, else the shop's standard one.
 *
 * @param accepted a BCP 47 tag, or the header Accept-Language.
 */
export function requestedLanguage(
  { settings }: Pick<Shop, 'settings'>,
  accepted: string | undefined,
): LanguageTag {
  const { offered, standard } = settings.languages
  const tags = (accepted ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => /^\s*([a-z]{2,3})(?:[-_][\w-]*)?(?:;q=([\d.]{1,5}))?\s*$/i.exec(part))
    .flatMap((match) => (match ? [{ tag: match[1]?.toLowerCase(), weight: Number(match[2] ?? 1) }] : []))
    .toSorted((one, other) => other.weight - one.weight)
  const found = tags.find(({ tag }) => isLanguageTag(tag) && offered.includes(tag))?.tag
  return isLanguageTag(found) ? found : standard
}

/** Runs work in the language that a program asks for. */
export async function inRequestedLanguage<Value>(
  shop: Shop,
  context: UcpContext,
  acceptLanguage: string | undefined,
  work: () => Promise<Value>,
): Promise<Value> {
  // The offered languages are known once the settings are read.
  await shop.settings.read()
  return inLanguageOfPage(requestedLanguage(shop, context?.language ?? acceptLanguage), work)
}
