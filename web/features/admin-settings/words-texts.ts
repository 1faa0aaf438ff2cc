import type { WordPlace } from '../../../contract/shop/owners-words.ts'

/** Texts of the owner's words in other languages. */
export const wordsTexts = {
  loading: 'Loading your texts',
  notLoaded: 'Your texts did not load.',
  field: (language: string, original: string) => `${language}, “${original}”`,
  language: 'Language',
  onlyMissing: 'Show only what was missing when you last saved',
  missing: (language: string, missing: number, all: number) =>
    missing === 0 ? `${language}: nothing is missing.` : `${language}: ${missing} of ${all} are missing.`,
  isMissing: 'Missing: pages show the original.',
  noneMissing: 'Nothing was missing.',
  none: 'You have no texts to translate yet. They are your words on the home page, your hours, the names of your categories and so on.',
  /** The groups, by where their texts are shown. */
  places: {
    hero: 'Home page',
    figures: 'Figures of the home page',
    company: 'Company',
    delivery: 'Delivery',
    zones: 'Zones of delivery',
    pickup: 'Pick-up',
    taxes: 'Names of taxes',
    mail: 'Emails',
    categories: 'Categories',
    families: 'Families of products',
    specs: 'Specifications',
  } satisfies Readonly<Record<WordPlace, string>>,
  unused: 'No longer used',
  unusedHint: 'These originals have changed or are gone. Empty a field to remove its translation.',
} as const
