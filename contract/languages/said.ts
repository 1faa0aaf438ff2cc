/** The translations of each English text, by language tag. */
const translations = new WeakMap<object, Map<string, object>>()

let currentLanguage: () => string | undefined = () => undefined

/** Makes a translation known to `inLanguage` and `said`. A browser's build has one language, so it adds none. */
export function addTranslation<Texts extends object>(english: Texts, tag: string, translated: object): void {
  const known = translations.get(english) ?? new Map<string, object>()
  translations.set(english, known.set(tag, translated))
}

/** Sets how `said` finds the language of the request that is being answered. */
export function sayInLanguageOf(language: () => string | undefined): void {
  currentLanguage = language
}

/** Returns the language of `said`; undefined for English. */
export function languageSaid(): string | undefined {
  return currentLanguage()
}

/**
 * Returns texts in a language; in English if they have no translation.
 * @param tag is undefined for English.
 */
export function inLanguage<Texts extends object>(texts: Texts, tag: string | undefined): Texts {
  // A translation has the type of its English text, see languages/translation.ts.
  return ((tag && translations.get(texts)?.get(tag)) || texts) as Texts
}

/**
 * Returns texts in the language of the current request. Call it when the text is needed, not when the module loads. In
 * the browser, it returns the texts of the build's language.
 */
export function said<Texts extends object>(texts: Texts): Texts {
  return inLanguage(texts, currentLanguage())
}
