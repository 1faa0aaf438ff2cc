/**
 * Returns the locale of the numbers, amounts and dates in a language: the owner's locale if it has that language,
 * otherwise the language as written in the owner's country, or the language alone if this runtime does not know that.
 *
 * @param language is undefined for the owner's locale.
 */
export function localeIn(language: string | undefined, ownersLocale: string): string {
  if (language === undefined) return ownersLocale
  const owners = new Intl.Locale(ownersLocale)
  if (owners.language === new Intl.Locale(language).language) return ownersLocale
  if (owners.region === undefined) return language
  const there = `${language}-${owners.region}`
  return new Intl.NumberFormat(there).resolvedOptions().locale === there ? there : language
}
