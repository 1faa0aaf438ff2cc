/**
 * Letters that Unicode does not decompose, by the letters that people type for them on another keyboard. The table is
 * our own choice, not taken from a standard, so that a runtime's data never decides what a search finds.
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
  // A sigma at the end of a Greek word.
  σ: 'ς',
  // Cyrillic.
  г: 'ґ',
  к: 'қ',
  // Arabic: the alef of a joined article, the letters that Persian and Urdu write in another form.
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

/** The zero of each script's decimal digits; the digits one to nine follow it. */
const zeros = '٠۰߀०০੦૦୦௦౦೦൦෦๐໐༠၀႐០᠐᥆᧐᪀᪐᭐᮰᱀᱐꘠꣐꤀꧐꧰꩐꯰'

const digits = new Map(
  [...zeros].flatMap((zero) =>
    Array.from(
      { length: 10 },
      (_, value) => [String.fromCodePoint((zero.codePointAt(0) ?? 0) + value), String(value)] as const,
    ),
  ),
)

/** Returns the decimal digit of any script as 0 to 9; a sign that is no digit stays as it is. */
export function foldedDigit(sign: string): string {
  return digits.get(sign) ?? sign
}
