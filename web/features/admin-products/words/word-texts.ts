import type { Formats } from '../../../ui/values/formats.ts'
import { wholeNumber } from '../../../ui/values/numbers.ts'

/** Texts of a product's words in other languages. */
export const wordTexts = {
  title: 'Other languages',
  hint: (standard: string) => `What is empty is shown in ${standard}.`,
  missing: (formats: Formats, language: string, missing: number, all: number) =>
    missing === 0
      ? `${language}: complete`
      : `${language}: ${wholeNumber(formats, missing)} of ${wholeNumber(formats, all)} missing`,
  /** A field in a language. */
  inLanguage: (label: string, language: string) => `${label} (${language})`,
  /** Precedes the text that is to be translated. */
  original: (language: string) => `${language}:`,
  spec: (key: string) => `Specification ${key}`,
  alt: (number: number) => `What picture ${number} shows`,
} as const
