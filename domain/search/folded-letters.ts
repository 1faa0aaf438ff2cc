/**
 * Letters that Unicode does not decompose, by the letters that people type instead. This table is independent of the
 * runtime's Unicode data, so that search results never depend on the runtime.
 */
const rows: Readonly<Record<string, string>> = {
  // Latin.
  a: 'əⱥɑ',
  b: 'ƀɓƃ',
  c: 'ƈȼɕ',
  d: 'đðɖɗƌȡ',
  e: 'ɇɛǝ',
  f: 'ƒ',
  g: 'ǥɠɡɣ',
  h: 'ħⱨɦ',
  i: 'ıɨɩ',
  j: 'ȷɉʝ',
  k: 'ƙⱪĸ',
  l: 'łƚɫⱡɬ',
  m: 'ɱ',
  n: 'ŋƞɲɳ',
  o: 'øɵɔⱺ',
  p: 'ƥᵽ',
  q: 'ɋ',
  r: 'ɍɽɾ',
  s: 'ȿʂ',
  t: 'ŧƭʈⱦ',
  u: 'ʉʊ',
  v: 'ʋⱱ',
  w: 'ⱳ',
  y: 'ɏƴ',
  z: 'ƶȥɀʒ',
  ae: 'æ',
  oe: 'œ',
  ss: 'ß',
  th: 'þ',
  // The final form of the Greek sigma.
  σ: 'ς',
  // Cyrillic.
  г: 'ґ',
  к: 'қ',
  // Arabic: the alef of a joined article, and the Persian and Urdu forms of letters.
  ا: 'ٱ',
  ي: 'ىی',
  ك: 'ک',
  ه: 'ةہە',
}

export const foldedLetters: ReadonlyMap<string, string> = new Map(
  Object.entries(rows).flatMap(([folded, letters]) =>
    [...letters].map((letter) => [letter, folded] as const),
  ),
)

/** The zero of each script's decimal digits; the digits one to nine follow it in Unicode. */
const zeros = '٠۰߀०০੦૦୦௦౦೦൦෦๐໐༠၀႐០᠐᥆᧐᪀᪐᭐᮰᱀᱐꘠꣐꤀꧐꧰꩐꯰'

const digits = new Map(
  [...zeros].flatMap((zero) =>
    Array.from(
      { length: 10 },
      (_, value) => [String.fromCodePoint((zero.codePointAt(0) ?? 0) + value), String(value)] as const,
    ),
  ),
)

/** Converts a decimal digit of any script to 0 to 9; returns other characters unchanged. */
export function foldedDigit(sign: string): string {
  return digits.get(sign) ?? sign
}
