/** A language that the shop can speak. */
export interface Language {
  /** Its name in itself. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
}

/** The languages by their tags (RFC 5646). English is the language of the source; each other one has a folder here. */
export const languages = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
} as const satisfies Readonly<Record<string, Language>>

export type LanguageTag = keyof typeof languages
