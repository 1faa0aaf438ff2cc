import type { SectionName } from '../../../contract/shop/shop-sections.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { fieldInWords } from './field-in-words.ts'
import { languageName } from './notice-pictures.tsx'
import { stepsInWords } from './reminder-rows.ts'
import { toTexts } from './section-values.ts'
import { taxRowsInWords } from './tax-rows.ts'
import { wordsTexts } from './words-texts.ts'
import { originalOf, textsOfWords } from './words-values.ts'
import { zonesInWords } from './zone-rows.ts'

interface Difference {
  readonly label: string
  readonly before: string
  readonly after: string
}

/** Enough characters to recognize a value. */
const shownLength = 60

/** Returns the fields in which two versions of a section differ. */
export function differencesOf(
  formats: Formats,
  section: SectionName,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly Difference[] {
  if (section === 'words') return differencesOfWords(before, after)
  const [earlier, later] = [toTexts(formats, section, before), toTexts(formats, section, after)]
  return Object.keys(later)
    .filter((field) => earlier[field] !== later[field])
    .map((field) => ({
      label: fieldInWords(section, field).label,
      before: shortened(inWords(field, earlier[field])),
      after: shortened(inWords(field, later[field])),
    }))
}

/** Each translation is a field, named after its language and its original. */
function differencesOfWords(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly Difference[] {
  const [earlier, later] = [textsOfWords(before), textsOfWords(after)]
  return [...new Set([...Object.keys(earlier), ...Object.keys(later)])]
    .filter((field) => earlier[field] !== later[field])
    .map((field) => {
      const [tag, original] = originalOf(field)
      return {
        label: wordsTexts.field(languageName(tag), shortened(original)),
        before: shortened(earlier[field]),
        after: shortened(later[field]),
      }
    })
}

/** The zones of delivery, the rates of tax and the reminders are fields with several parts. */
function inWords(field: string, text: string | undefined): string | undefined {
  if (text === undefined) return text
  if (field === 'zones') return zonesInWords(text)
  if (field === 'steps') return stepsInWords(text)
  return field === 'rates' ? taxRowsInWords(text) : text
}

function shortened(text = ''): string {
  const line = text.replaceAll('\n', ', ')
  return line.length > shownLength ? `${line.slice(0, shownLength)}…` : line
}
