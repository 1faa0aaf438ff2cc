import type { Formats } from './formats.ts'

/**
 * Returns the props of an element with an owner's name: its language, for hyphenation and screen readers. The pages
 * around it are in English.
 */
export function inOwnersLanguage(formats: Formats): { readonly lang: string; readonly className: string } {
  return { lang: formats.locale, className: 'own-words' }
}
