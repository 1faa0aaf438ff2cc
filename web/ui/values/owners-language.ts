import { shopsWriting } from './numbers.ts'

/**
 * Returns the props of an element with an owner's name: its language, for hyphenation and screen readers. The pages
 * around it are in English.
 */
export function inOwnersLanguage(): { readonly lang: string; readonly className: string } {
  return { lang: shopsWriting().locale, className: 'own-words' }
}
