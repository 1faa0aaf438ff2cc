/** Letters that Unicode does not decompose, and signs with more than one spelling, decomposed. */
const spellings: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  '\u2044': '/',
  '×': 'x',
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '°': ' degree ',
  '%': ' percent ',
  '"': ' inch ',
  '′′': ' inch ',
  '”': ' inch ',
}

/**
 * Returns text in the form in which a search compares it: lower case, without diacritics, and with one spelling of
 * each sign that writes a size ("½" is " 1/2", "N·m" is "nm").
 */
export function foldText(text: string): string {
  return (
    text
      .toLowerCase()
      // "1½" would otherwise become "11/2".
      .replace(/[¼-¾⅐-⅞]/g, ' $&')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[ßæœøłđ\u2044×–—−‐°%"”]|′′/g, (sign) => spellings[sign] ?? ' ')
      .replace(/\bn[·⋅.*]m\b/g, 'nm')
      .replace(/(\d),(\d)/g, '$1.$2')
  )
}
