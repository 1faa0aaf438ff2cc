/** Line and paragraph ends of other systems. */
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g

/** Controls of ASCII and Latin-1 except tab and line feed, and noncharacters (Unicode 23.7). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to replace
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufff9-\ufffc\ufffe\uffff]+/g

/** Characters without width and, outside of a page layout, without meaning: break hints and encoding marks. */
const zeroWidth = /[\u00ad\u180e\u200b\u2060\ufeff]/g

/** Replaces line and paragraph ends by a line feed, and every other control character by a space. */
export function separateControls(text: string): string {
  return text.toWellFormed().replaceAll(lineEnds, '\n').replaceAll(controls, ' ')
}

/**
 * Returns text for programs, emails, files and lists: a space replaces each control, and zero-width characters are
 * removed. Joiners stay, because emoji and some scripts need them. Direction marks stay, because amounts need them.
 */
export function cleanText(text: string): string {
  return separateControls(text).replaceAll(zeroWidth, '')
}

/** Returns clean text in one line, for titles, subjects and names. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replaceAll(/[\t\n ]+/g, ' ')
    .trim()
}

/** Fullwidth ASCII, and spaces and hyphens that look like those of ASCII. */
const wide = /[\uff01-\uff5e]/g
const spaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g
const hyphens = /[\u2010\u2011\u2212\ufe63]/g
/** Marks of direction and joiners, which a code does not need. */
const formats = /\p{Cf}/gu

/**
 * Returns a copied code, such as an article number or a tax number, as a person would type it: in one line, with ASCII
 * letters, digits, spaces and hyphens, and without invisible characters.
 */
export function cleanCode(text: string): string {
  return cleanLine(
    text
      .replaceAll(wide, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
      .replaceAll(spaces, ' ')
      .replaceAll(hyphens, '-')
      .replaceAll(formats, ''),
  )
}

/**
 * Returns an address in the Peppol network as `scheme:id`: without spaces, and without the name of the list of schemes
 * that directories write before it.
 */
export function cleanElectronicAddress(text: string): string {
  return cleanCode(text)
    .replace(/^iso6523-actorid-upis:{1,2}/i, '')
    .replaceAll(' ', '')
}

/** The label before a phone number on a letter, a card or in a link: "Tel.: ", "Phone: ", "tel:". */
const wordsBeforePhone =
  /^(?:tel|telephone|telefon[eo]?|t[eé]l[eé]phone|t[eé]l|phone|mobile|mobil|mob|cell|handy(?:nummer)?|m[oó]vil|portable|festnetz|rufnummer|ph|fon|call|whatsapp)\b\s?(?:(?:no|nr|number|nummer)\b)?[.:\s]{0,4}(?=[+(\d])|^[tmp]\s?:\s?(?=[+(\d])|^[☎☏📞📱]\ufe0f?\s?(?=[+(\d])/iu

/** Returns a phone number cleaned as `cleanCode` does, without a leading label or link scheme. */
export function cleanPhone(text: string): string {
  return cleanCode(text).replace(wordsBeforePhone, '')
}

/** Labels of tax numbers on letters and certificates. */
const wordsBeforeTax =
  /^(?:ust-?\s?id(?:-?\s?nr)?|ust-?idnr|steuer-?nummer|steuer-?nr|st-?nr|vat(?:\s?(?:id|no|number|reg(?:istration)?))*|tva(?:\s?intracom(?:munautaire)?)?|p\.?\s?iva|nif|cif|btw(?:-?(?:nr|nummer))?|tax\s?(?:id|no|number)|mwst-?nr)(?:[.:\s]{1,4})(?=[A-Z0-9])/i

/** The beginning of a VAT number of a country of the EU, of Great Britain or of Switzerland. */
const startOfVat =
  /(?<![\p{L}\p{N}])(?:AT|BE|BG|CHE|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|GR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[ .-]?[A-Z]{0,2}[ .-]?\d/u

/** The longest label of a VAT number, whatever its language. */
const longestLabel = 60

/** Returns a tax or VAT number cleaned as `cleanCode` does, without the label before it. */
export function cleanTaxNumber(text: string): string {
  const code = cleanCode(text)
  const start = code.slice(0, longestLabel + 10).search(startOfVat)
  if (start > 0 && !/\d/.test(code.slice(0, start))) return code.slice(start)
  return code.replace(wordsBeforeTax, '')
}
