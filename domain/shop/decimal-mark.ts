/** The decimal separator of a number. */
export type DecimalMark = '.' | ','

/**
 * Languages with a decimal comma: CLDR 47, Latin digits. The table is our own, because browsers and servers ship locale
 * data of different versions (product.md, facts about money and language).
 */
const commaLanguages = new Set(
  (
    'af az be bg br bs ca cs cv da de dsb el eo es et eu fi fo fr fur fy gl hr hsb hu hy ia id ie is it jv ka kk kl ' +
    'ku ky lb ln lo lt lu lv mk mo nb nds nl nn no oc os pl ps pt rm rn ro ru rw sah sc sg sh sk sl smn sq sr su sv ' +
    'szl tg tk tr tt uk uz vi wo ast'
  ).split(' '),
)

/** Regions that deviate from their language. */
const pointRegions = new Set(
  'de-CH de-LI it-CH es-BR es-BZ es-CU es-DO es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-SV es-US kk-CN ku-IQ'.split(
    ' ',
  ),
)
const commaRegions = new Set(
  (
    'ar-DZ ar-LB ar-LY ar-MA ar-MR ar-TN en-AT en-BE en-CZ en-DE en-DK en-EE en-ES en-FI en-FR en-GE en-HU en-ID ' +
    'en-IT en-LT en-LV en-NL en-NO en-PL en-PT en-RO en-SE en-SI en-SK en-UA en-ZA ms-BN ms-ID qu-BO sw-CD'
  ).split(' '),
)

/** Returns the decimal separator of a locale such as `de-AT` or `sr-Latn-RS`. */
export function decimalMarkOf(locale: string): DecimalMark {
  const [language = '', ...subtags] = locale.split('-')
  const region = subtags.find((subtag) => /^[A-Z]{2}$/.test(subtag))
  const place = `${language}-${region}`
  if (commaRegions.has(place)) return ','
  return commaLanguages.has(language) && !pointRegions.has(place) ? ',' : '.'
}
