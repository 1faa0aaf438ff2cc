import type { TextPage, TextSource } from '../../../contract/shop/texts.ts'
import { counted } from '../../ui/values/counts.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'

export const stateNames: Readonly<Record<TextSource['state'], string>> = {
  sample: 'Sample',
  own: 'Own text',
  unwritten: 'Not written yet',
}

/** The meaning of a text's headings on pages with a layout of their own. */
export const pageHints = {
  blog: 'Each ## heading is a question. A question without text is shown without an answer.',
  portfolio: 'Begin with # and your name. Each ### heading below a ## heading is a card.',
  contact: 'The text is shown above the form.',
} as const satisfies Partial<Record<TextPage, string>>

export const textsTexts = {
  heading: 'Texts',
  headingOf: (page: string) => `Texts: ${page}`,
  about: 'What customers read on these pages. Every change is kept as a version.',
  notOffered: 'This shop keeps its texts elsewhere.',
  all: 'All texts',
  page: 'Page',
  state: 'State',
  language: 'Language of the text',
  languages: 'Languages',
  inAll: 'All',
  missingIn: (language: string) => `No ${language}`,
  untranslated: 'No text',
  changed: 'Changed',
  never: 'never',
  former: 'a former admin',
  by: (name: string) => `by ${name}`,
  loading: 'Loading the texts',
  notLoaded: 'The texts did not load.',
  show: 'Show the page',
  views: 'View',
  write: 'Write',
  preview: 'Preview',
  label: 'Text in Markdown',
  labelIn: (language: string) => `${language} text in Markdown`,
  standardText: (language: string) => `${language} text`,
  copyStandard: (language: string) => `Begin with a copy of the ${language} text`,
  hint: '## Heading, **strong**, *stressed*, - list, [words](/contact), ![words](/images/….webp). HTML is shown as text.',
  words: (formats: Formats, count: number) => counted(formats, count, 'word'),
  tooLong: (formats: Formats, limit: number) => `At most ${wholeNumber(formats, limit)} characters.`,
  save: 'Publish',
  saving: 'Publishing…',
  saved: 'Published.',
  notSaved: 'The text was not published.',
  discard: 'Discard what I typed',
  theirs: (name: string) =>
    `${name} changed this text after you began. What you typed is kept; publishing it replaces theirs.`,
  mineBesideTheirs: (added: number, removed: number) =>
    `Yours beside theirs. Lines only in yours: ${added}, only in theirs: ${removed}`,
  goOn: 'Go on with mine',
  takeTheirs: 'Take theirs',
  placeholders: 'Values from the settings',
  insert: 'Insert',
  unset: 'not set',
  previewEmpty: 'If the text is empty, the page says that it is not written yet.',
  previewEmptyIn: (language: string) => `If the text is empty, the page shows the ${language} text.`,
  previewFailed: 'The preview did not load.',
  problems: 'Correct this before you publish:',
} as const

export const versionTexts = {
  what: 'Lines',
  takenBack: 'Restored. Every page shows the earlier text now.',
  counts: (added: number, removed: number) => `${added} added, ${removed} removed`,
  more: (count: number) => `… and ${count} more lines`,
} as const
