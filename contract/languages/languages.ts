/** A language that the shop can speak. */
interface Language {
  /** Its name in itself. */
  readonly name: string
  /** Offers the page in this language to a reader of another one. */
  readonly invitation: string
  /** Declines the offer. */
  readonly decline: string
  readonly direction: 'ltr' | 'rtl'
}

/**
 * The languages by their tags (RFC 5646), which also begin the addresses of their pages. English is the language of the
 * source; each other one has its translations in `languages/<tag>/`.
 */
export const languages = {
  en: { name: 'English', invitation: 'Read this page in English', decline: 'No, thanks', direction: 'ltr' },
  de: {
    name: 'Deutsch',
    invitation: 'Diese Seite auf Deutsch lesen',
    decline: 'Nein, danke',
    direction: 'ltr',
  },
  fr: {
    name: 'Français',
    invitation: 'Lire cette page en français',
    decline: 'Non, merci',
    direction: 'ltr',
  },
} as const satisfies Readonly<Record<string, Language>>

export type LanguageTag = keyof typeof languages

// Object.keys returns exactly the keys of this literal.
export const languageTags = Object.keys(languages) as readonly LanguageTag[]

/** Returns whether the shop can speak a language. */
export function isLanguageTag(tag: string | undefined): tag is LanguageTag {
  return tag !== undefined && Object.hasOwn(languages, tag)
}

/** The languages of a shop's pages. */
export interface ShopLanguages {
  /** The language of the addresses without a language. */
  readonly standard: LanguageTag
  /** All languages of the shop, with the standard one. */
  readonly offered: readonly NamedLanguage[]
}

/** A language with its words in itself, so that a page needs no list of all languages. */
export interface NamedLanguage extends Omit<Language, 'direction'> {
  readonly tag: LanguageTag
}

/** Returns a language with its words in itself. */
export function namedLanguage(tag: LanguageTag): NamedLanguage {
  const { direction: _direction, ...words } = languages[tag]
  return { tag, ...words }
}

/** The languages of a shop whose pages are in English only. */
export const onlyEnglish: ShopLanguages = { standard: 'en', offered: [namedLanguage('en')] }
