import createHyphenator, { type PatternsDefinition } from 'hyphen'

/** Returns a word with hyphens where it may break. */
export type Hyphenate = (word: string) => string

type Load = () => Promise<{ readonly default: PatternsDefinition }>

/** TeX's patterns by language, loaded with the first long word in a shop's language. */
const patternsOf: Readonly<Record<string, Load>> = {
  bg: () => import('hyphen/patterns/bg.js'),
  ca: () => import('hyphen/patterns/ca.js'),
  cs: () => import('hyphen/patterns/cs.js'),
  da: () => import('hyphen/patterns/da.js'),
  de: () => import('hyphen/patterns/de-1996.js'),
  el: () => import('hyphen/patterns/el-monoton.js'),
  en: () => import('hyphen/patterns/en-us.js'),
  es: () => import('hyphen/patterns/es.js'),
  et: () => import('hyphen/patterns/et.js'),
  fi: () => import('hyphen/patterns/fi.js'),
  fr: () => import('hyphen/patterns/fr.js'),
  hr: () => import('hyphen/patterns/hr.js'),
  hu: () => import('hyphen/patterns/hu.js'),
  is: () => import('hyphen/patterns/is.js'),
  it: () => import('hyphen/patterns/it.js'),
  lt: () => import('hyphen/patterns/lt.js'),
  lv: () => import('hyphen/patterns/lv.js'),
  nb: () => import('hyphen/patterns/nb.js'),
  nl: () => import('hyphen/patterns/nl.js'),
  nn: () => import('hyphen/patterns/nn.js'),
  no: () => import('hyphen/patterns/no.js'),
  pl: () => import('hyphen/patterns/pl.js'),
  pt: () => import('hyphen/patterns/pt.js'),
  ro: () => import('hyphen/patterns/ro.js'),
  ru: () => import('hyphen/patterns/ru.js'),
  sk: () => import('hyphen/patterns/sk.js'),
  sl: () => import('hyphen/patterns/sl.js'),
  sv: () => import('hyphen/patterns/sv.js'),
  tr: () => import('hyphen/patterns/tr.js'),
  uk: () => import('hyphen/patterns/uk.js'),
}

/** A break leaves at least this many letters on each line. */
const fewestLetters = 3
/** A shop with 10,000 products has about as many long words. */
const mostKept = 20_000

const loaded = new Map<string, Promise<Hyphenate>>()

/**
 * Returns the hyphenation of a language; undefined for a language without patterns.
 *
 * @param locale a language tag.
 */
export function hyphenationIn(locale: string): Promise<Hyphenate> | undefined {
  const { language } = new Intl.Locale(locale)
  const load = patternsOf[language]
  if (!load) return undefined
  const hyphenation = loaded.get(language) ?? load().then(({ default: patterns }) => hyphenator(patterns))
  loaded.set(language, hyphenation)
  return hyphenation
}

function hyphenator(patterns: PatternsDefinition): Hyphenate {
  // The library's type does not say that the result is synchronous by default.
  const hyphenate = createHyphenator(patterns, { hyphenChar: '-' })
  const kept = new Map<string, string>()
  return (word) => {
    const known = kept.get(word)
    if (known !== undefined) return known
    const broken = withoutShortEnds(String(hyphenate(word)))
    if (kept.size >= mostKept) kept.clear()
    kept.set(word, broken)
    return broken
  }
}

function withoutShortEnds(word: string): string {
  const pieces = word.split('-')
  while (pieces.length > 1 && (pieces[0]?.length ?? 0) < fewestLetters)
    pieces.splice(0, 2, pieces.slice(0, 2).join(''))
  while (pieces.length > 1 && (pieces.at(-1)?.length ?? 0) < fewestLetters)
    pieces.splice(-2, 2, pieces.slice(-2).join(''))
  return pieces.join('-')
}
