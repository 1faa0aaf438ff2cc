import type { LanguageTag } from '../../../contract/languages/languages.ts'
import {
  type SectionName,
  type SectionValues,
  settingSections,
} from '../../../contract/shop/shop-sections.ts'
import { translatedWord, wordsIn } from '../../../domain/shop/owners-words.ts'
import { priceTermsOf } from '../../../domain/shop/price-terms.ts'
import { emptySettings, sampleSettings } from '../../../domain/shop/sample-settings.ts'
import { withVatNumber } from '../../../domain/shop/vat-number.ts'
import type { Database, Reader } from '../../data/database.ts'
import { listNewestVersions } from '../../data/queries/setting-versions.ts'
import { currentRequest } from '../../platform/request-context.ts'
import { type Formats, formatsOf, type MailingShop } from '../emails/formats.ts'

/**
 * The settings in force, cached in this process until any process changes them. A section without a stored version has
 * the values of the sample shop or is empty.
 */
export class SettingsInForce {
  readonly #database: Pick<Database, 'read' | 'onChange'>
  /** Whether unchanged texts and settings are the sample shop's. */
  readonly isSample: boolean
  /** The defaults of each section. */
  readonly originals: SectionValues
  #values: Promise<SectionValues> | undefined
  /** The settings in force; undefined before the first read. */
  #known: SectionValues | undefined
  #shownCurrency: string | undefined
  /** The settings that were read last; the default ones before the first read. */
  #shown: SectionValues
  /** Their formats by language. */
  readonly #formats = new Map<string | undefined, Formats>()

  constructor(database: Pick<Database, 'read' | 'onChange'>, { isSample }: { readonly isSample: boolean }) {
    this.#database = database
    this.isSample = isSample
    this.originals = isSample ? sampleSettings : emptySettings
    this.#shown = this.originals
    database.onChange((topics) => {
      if (topics !== 'everything' && !topics.includes('shop')) return
      this.#forget()
      // Reads at once, because emails format amounts and dates without waiting.
      void this.read()
    })
  }

  read(): Promise<SectionValues> {
    if (this.#values) return this.#values
    const reading = this.#read(this.#database.read)
    this.#values = reading
    reading.then(
      (values) => {
        if (this.#values !== reading) return
        this.#known = values
        this.#shownCurrency = values.money.currency
        this.#shown = values
        this.#formats.clear()
      },
      () => {
        // The next call retries.
        if (this.#values === reading) this.#forget()
      },
    )
    return reading
  }

  /** The currency in which this process shows amounts and writes emails; undefined before the first read. */
  get shownCurrency(): string | undefined {
    return this.#shownCurrency
  }

  /** The formats in the language of the current request; those of the default settings before the first read. */
  get formats(): Formats {
    return this.formatsIn(currentRequest()?.language)
  }

  /** Returns the formats of texts in a language; undefined for the owner's locale. */
  formatsIn(language: string | undefined): Formats {
    const { money } = this.#shown
    const formats = this.#formats.get(language) ?? formatsOf(money, priceTermsOf(this.#shown), language)
    this.#formats.set(language, formats)
    return formats
  }

  /** Returns how emails and papers in a language are written; undefined for the owner's locale and texts. */
  wordingIn(language: LanguageTag | undefined): MailingShop['settings'] {
    return { formats: this.formatsIn(language), ownWord: wordsIn(this.#shown, language) }
  }

  /** Says a text of the owner in the language of the current request. */
  get ownWord(): (text: string) => string {
    return wordsIn(this.#shown, currentRequest()?.language)
  }

  /** Returns the translation of a text of the owner into the language of the current request; undefined without one. */
  readonly labelOf = (text: string): string | undefined =>
    translatedWord(this.#shown, currentRequest()?.language, text)

  /** The languages of the shop; the default ones before the first read. */
  get languages(): SectionValues['languages'] {
    return this.#shown.languages
  }

  /** Returns all sections, read within a transaction, which may wait only for its own queries. */
  async readWithin(reader: Reader): Promise<SectionValues> {
    return this.#known ?? this.#read(reader)
  }

  #forget(): void {
    this.#values = undefined
    this.#known = undefined
  }

  /** Parses a stored value; a field of a later release has its original value. */
  valueOf<Name extends SectionName>(section: Name, stored: string | undefined): SectionValues[Name] {
    const original = this.originals[section]
    if (stored === undefined) return original
    // The value was stored after it passed this section's schema.
    const value = JSON.parse(stored) as SectionValues[Name]
    return { ...original, ...(hasTaxNumber(value) ? withVatNumber(value) : value) }
  }

  async #read(reader: Reader): Promise<SectionValues> {
    const versions = await listNewestVersions(reader)
    const stored = new Map(versions.map(({ section, value }) => [section, value]))
    const names = Object.keys(settingSections) as SectionName[]
    // TypeScript cannot infer that each name has the value of its section.
    return Object.fromEntries(
      names.map((name) => [name, this.valueOf(name, stored.get(name))]),
    ) as unknown as SectionValues
  }
}

function hasTaxNumber<Value extends SectionValues[SectionName]>(
  value: Value,
): value is Value & SectionValues['company'] {
  return 'taxNumber' in value
}
