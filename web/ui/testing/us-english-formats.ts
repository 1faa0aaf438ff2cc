import { usEnglish } from '../../../domain/writing/us-english.ts'
import type { Formats } from '../values/formats.ts'

/** The formats of a shop in the United States, for tests of texts and functions. */
export const usEnglishFormats: Formats = {
  writing: usEnglish,
  timeZone: 'UTC',
  locale: 'en-US',
  currency: 'USD',
}
