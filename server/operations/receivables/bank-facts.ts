import type { SectionValues } from '../../../contract/shop/shop-sections.ts'

/** Returns the shop's bank account as lines of an email; none until the owner has entered it. */
export function bankFacts(
  _settings: SectionValues,
  _language: string | undefined,
): readonly (readonly [string, string])[] {
  return []
}
