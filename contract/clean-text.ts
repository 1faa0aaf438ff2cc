/** Ends of lines and paragraphs of other systems. */
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g

/** Controls of ASCII and Latin-1 except tab and line feed, and code points that are no characters (Unicode 23.7). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to replace
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufff9-\ufffc\ufffe\uffff]+/g

/**
 * Characters without width and meaning outside of a page layout: break hints and encoding marks.
 */
const zeroWidth = /[\u00ad\u180e\u200b\u2060\ufeff]/g

/** Lines and paragraphs end with a line feed, and each other control character separates words as a space. */
export function separateControls(text: string): string {
  return text.toWellFormed().replaceAll(lineEnds, '\n').replaceAll(controls, ' ')
}

/**
 * Returns text as programs, mails, files and lists read it: controls separate words, and what has no width is left
 * out. Joiners stay, because emoji and some scripts need them; marks of direction stay, because amounts need them.
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

/** ASCII in the width of a Chinese character, and spaces and hyphens that look like ASCII's. */
const wide = /[\uff01-\uff5e]/g
const spaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g
const hyphens = /[\u2010\u2011\u2212\ufe63]/g
/** Marks of direction and joiners, which a code does not need. */
const formats = /\p{Cf}/gu

/**
 * Returns a code that people copy from elsewhere, such as a number of an article or for tax, as they would type it: in
 * one line, with ASCII's letters, digits, spaces and hyphens, and without invisible characters.
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

/** The label before a phone number on a letter, a card or in a link: "Tel.: ", "Phone: ", "tel:". */
const wordsBeforePhone =
  /^(?:tel|telephone|telefon[eo]?|t[eé]l[eé]phone|t[eé]l|phone|mobile|mobil|cell|handy|m[oó]vil|ph|fon|call|whatsapp)\b\s?(?:(?:no|nr|number|nummer)\b)?[.:\s]{0,4}(?=[+(\d])/i

/** Returns a phone number as `cleanCode` does, without the word or the scheme of a link before it. */
export function cleanPhone(text: string): string {
  return cleanCode(text).replace(wordsBeforePhone, '')
}

/** The names of VAT and tax numbers that letters and certificates write before them. */
const wordsBeforeTax =
  /^(?:ust-?\s?id(?:-?\s?nr)?|ust-?idnr|steuernummer|st-?nr|vat(?:\s?(?:id|no|number|reg(?:istration)?))*|tva(?:\s?intracom(?:munautaire)?)?|p\.?\s?iva|nif|cif|btw(?:-?(?:nr|nummer))?|tax\s?(?:id|no|number)|mwst-?nr)(?:[.:\s]{1,4})(?=[A-Z0-9])/i

/** Returns a tax or VAT number as `cleanCode` does, without its name before it. */
export function cleanTaxNumber(text: string): string {
  return cleanCode(text).replace(wordsBeforeTax, '')
}
