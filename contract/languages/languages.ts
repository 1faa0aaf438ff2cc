/** A language that the shop can speak. */
interface Language {
  /** Its name in itself. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
}

/**
 * The languages by their tags (RFC 5646), which also begin the addresses of their pages. English is the language of the
 * source; each other one has its translations in `languages/<tag>/`.
 */
export const languages = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
} as const satisfies Readonly<Record<string, Language>>

export type LanguageTag = keyof typeof languages

// Object.keys returns exactly the keys of this literal.
export const languageTags = Object.keys(languages) as readonly LanguageTag[]

/** Returns whether the shop can speak a language. */
export function isLanguageTag(tag: string | undefined): tag is LanguageTag {
  return tag !== undefined && Object.hasOwn(languages, tag)
}

/** The languages that an owner has chosen. */
export interface ShopLanguages {
  /** The language of the addresses without a language. */
  readonly standard: LanguageTag
  /** All languages of the shop, with the standard one. */
  readonly offered: readonly LanguageTag[]
}

/** The languages of a shop whose owner has chosen none, and of another backend's shop. */
export const onlyEnglish: ShopLanguages = { standard: 'en', offered: ['en'] }
