import type { Formats } from './formats.ts'

/**
 * Returns the props of an element that holds a name of the owner's: its language, in which the browser hyphenates and a
 * screen reader reads. The pages around it are in English.
 */
export function inOwnersLanguage(formats: Formats): { readonly lang: string; readonly className: string } {
  return { lang: formats.locale, className: 'own-words' }
}
