import type { LanguageTag } from '../../contract/languages/languages.ts'
import { type WordPlace, wordPlaces } from '../../contract/shop/owners-words.ts'
import type { SectionValues } from '../../contract/shop/shop-sections.ts'

/** The sections with texts that people read. */
type WordedSections = Pick<
  SectionValues,
  'hero' | 'figures' | 'company' | 'delivery' | 'rates' | 'pickup' | 'money' | 'tax' | 'mail'
>

type Words = Pick<SectionValues, 'words' | 'languages'>

/**
 * Returns the owner's translation of a text; undefined if there is none.
 * @param tag the language to read in; undefined for the originals.
 */
export function translatedWord(
  { words: { translations }, languages: { standard } }: Words,
  tag: LanguageTag | undefined,
  text: string,
): string | undefined {
  // The originals are in the standard language, even if an earlier choice of languages left translations into it.
  const texts = tag && tag !== standard ? translations[tag] : undefined
  return texts && Object.hasOwn(texts, text) ? texts[text] : undefined
}

/** Returns a function that says the owner's texts in a language; a text without a translation stays. */
export function wordsIn(settings: Words, tag: LanguageTag | undefined): (text: string) => string {
  return (text) => translatedWord(settings, tag, text) ?? text
}

/** The settings in each language. They are asked for with each page and email, and change seldom. */
const translatedSettings = new WeakMap<SectionValues, Map<LanguageTag, SectionValues>>()

/**
 * Returns the settings with the owner's texts in a language. Texts without a translation stay.
 * @param tag undefined for the originals.
 */
export function settingsIn(settings: SectionValues, tag: LanguageTag | undefined): SectionValues {
  if (tag === undefined || tag === settings.languages.standard) return settings
  const known = translatedSettings.get(settings) ?? new Map<LanguageTag, SectionValues>()
  translatedSettings.set(settings, known)
  const made = known.get(tag) ?? { ...settings, ...mapWords(settings, wordsIn(settings, tag)) }
  known.set(tag, made)
  return made
}

/** Returns the texts of the settings that people read, by the place where they are shown, each once. */
export function wordsOfSettings(settings: WordedSections): ReadonlyMap<WordPlace, readonly string[]> {
  const found = new Map<WordPlace, Set<string>>(wordPlaces.map((place) => [place, new Set()]))
  mapWords(settings, (text, place) => {
    if (text !== '') found.get(place)?.add(text)
    return text
  })
  return new Map([...found].map(([place, texts]) => [place, [...texts]]))
}

/** Returns the texts on pages without a translation into a language, each once. */
export function untranslatedWords(settings: SectionValues, tag: LanguageTag): string[] {
  const shown = [...wordsOfSettings(settings)].flatMap(([place, texts]) => (place === 'mail' ? [] : texts))
  return [...new Set(shown)].filter((text) => translatedWord(settings, tag, text) === undefined)
}

/** Changes each text that people read. All other values stay. */
function mapWords(settings: WordedSections, say: (text: string, place: WordPlace) => string): WordedSections {
  const { hero, figures, company, delivery, rates, pickup, money, tax, mail } = settings
  return {
    hero: {
      kicker: say(hero.kicker, 'hero'),
      heading: say(hero.heading, 'hero'),
      text: say(hero.text, 'hero'),
      action: say(hero.action, 'hero'),
      picture: hero.picture,
    },
    figures: {
      figures: figures.figures.map(({ figure, name }) => ({ figure, name: say(name, 'figures') })),
    },
    company: {
      ...company,
      hours: say(company.hours, 'company'),
      answerWithin: say(company.answerWithin, 'company'),
    },
    delivery: { ...delivery, price: say(delivery.price, 'delivery') },
    rates: { ...rates, zones: rates.zones.map((zone) => ({ ...zone, name: say(zone.name, 'zones') })) },
    pickup: {
      place: pickup.place.map((line) => say(line, 'pickup')),
      hours: say(pickup.hours, 'pickup'),
      note: say(pickup.note, 'pickup'),
    },
    money: { ...money, taxName: say(money.taxName, 'taxes') },
    tax: { ...tax, rates: tax.rates.map((rate) => ({ ...rate, name: say(rate.name, 'taxes') })) },
    mail: { opening: say(mail.opening, 'mail'), signature: say(mail.signature, 'mail') },
  }
}
