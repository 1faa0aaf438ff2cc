import { said } from '../../contract/languages/said.ts'
import { isSignOf } from './currency-signs.ts'
import type { DecimalMark } from './decimal-mark.ts'
import { numberTexts } from './number-texts.ts'

/** The kind of a number: whole pieces, money with two decimals, a percentage, or any other measure. */
export type NumberKind = 'pieces' | 'amount' | 'percent' | 'measure'

/** The shop's number format. */
export interface NumberWriting {
  readonly decimalMark: DecimalMark
  /** ISO 4217. An amount may contain the sign or code of this currency only. */
  readonly currency?: string
}

/**
 * The result of reading a number: its plain form such as `-1234.50`, or the possible meanings in the shop's format, or
 * unread.
 */
export type NumberRead =
  | { readonly plain: string }
  | { readonly unclear: readonly string[] }
  | { readonly unread: true }

const unread = { unread: true } as const
/**
 * The longest text that is read. No number of the shop is longer, and the limit bounds the time of the regular
 * expressions below.
 */
const longest = 40

/**
 * Reads a number in the usual notations: `19,90`, `1.234,50`, `1,234.50`, `1 234,50`, `1'234.50`, `12.-`, in the digits
 * of any script, and an amount with the shop's currency. A separator before three digits is ambiguous, so the text is
 * unclear unless only one meaning suits the kind. It never guesses.
 */
export function readNumber(text: string, kind: NumberKind, writing: NumberWriting): NumberRead {
  if (text.length > longest) return unread
  const typed = inAscii(text)
  const bare = withoutUnit(typed, kind, writing)
  if (bare === undefined) return unread
  const [, sign = '', digits = ''] = /^([-+]?) ?(.*)$/.exec(bare) ?? []
  const read = readDigits(digits, kind, writing)
  return sign === '-' ? negative(read) : read
}

/** Returns the message for a text with several meanings or an uncertain one. */
export function unclearNumber(meanings: readonly string[]): string {
  const [one = '', other] = meanings
  const texts = said(numberTexts)
  return other === undefined ? texts.oneMeaning(one) : texts.twoMeanings(one, other)
}

/** The zeros of digits that keyboards type; the script's other nine digits follow each zero in Unicode. */
const zeros = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0x17e0, 0x1810, 0xff10,
]

/** Converts digits, signs and spaces of other scripts to ASCII, and removes invisible characters. */
function inAscii(text: string): string {
  return (
    text
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/[^\P{Nd}0-9]/gu, (digit) => {
        const code = digit.codePointAt(0) ?? 0
        const zero = zeros.find((first) => code >= first && code < first + 10)
        return zero === undefined ? digit : String(code - zero)
      })
      .replaceAll(/[\u2010-\u2015\u2212\uFE63\uFF0D]/g, '-')
      .replaceAll(/[\u066B\uFF0E]/g, '.')
      .replaceAll(/[\u066C\uFF0C]/g, ',')
      .replaceAll(/[\u2019\u02BC\uFF07]/g, "'")
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      // A spreadsheet keeps a number as text by an apostrophe before it.
      .replace(/^'(?=\S)/, '')
  )
}

/** Returns a text without its currency or percent sign; undefined for a sign of another unit. */
function withoutUnit(text: string, kind: NumberKind, { currency }: NumberWriting): string | undefined {
  // Turkish writes the sign before the number.
  if (kind === 'percent') return text.replace(/ ?[%٪％]$|^([-+]?)[%٪％] ?/, '$1')
  if (kind !== 'amount') return text
  const [, sign = '', before = '', amount = '', after = ''] =
    /^([-+]?) ?((?:[^\d\s.,'+-]{1,5}\.?)?) ?([-+]?[\d.,][\d., '-]*?) ?((?:[^\d\s.,'+-]{1,5}\.?)?)$/.exec(
      text,
    ) ?? []
  const signs = [before, after].filter((each) => each !== '')
  if (amount === '' || signs.some((each) => !isSignOf(each, currency))) return undefined
  // Prices without decimals may be written "12.-" or "12,-".
  return sign + amount.replace(/(?<=\d)[.,]-{1,2}$/, '')
}

function readDigits(digits: string, kind: NumberKind, writing: NumberWriting): NumberRead {
  const spaced = /^\d{1,3}(?:([ '])\d{3}(?:\1\d{3})*)?(?=[.,]|$)/.exec(digits)
  const isSpaced = spaced?.[1] !== undefined
  const body = isSpaced ? spaced[0].replaceAll(/[ ']/g, '') + digits.slice(spaced[0].length) : digits
  if (/^\d+$/.test(body)) return { plain: body }
  const parts = /^([\d.,]*)([.,])(\d+)$/.exec(body)
  if (!parts) return unread
  const [, before = '', mark = '', after = ''] = parts
  if (/^\d*$/.test(before)) {
    const maybeGroups = !isSpaced && /^[1-9]\d{0,2}$/.test(before) && after.length === 3
    return maybeGroups ? eitherMark(before, mark, after, kind, writing) : decimal(before, after)
  }
  return isSpaced ? unread : readGroups(before, mark, after)
}

/** Reads a number with several separators: groups of three digits, or the Indian groups of two. */
function readGroups(before: string, mark: string, after: string): NumberRead {
  const group = before.includes('.') ? '.' : ','
  const whole = group === mark ? `${before}${mark}${after}` : before
  const pattern =
    group === '.' ? /^[1-9]\d{0,2}(?:\.\d{3})+$/ : /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d?(?:,\d\d)+,\d{3}$/
  if (!pattern.test(whole)) return unread
  const joined = whole.replaceAll(group, '')
  return group === mark ? { plain: joined } : decimal(joined, after)
}

function decimal(before: string, after: string): NumberRead {
  return { plain: `${before === '' ? '0' : before}.${after}` }
}

/** Reads a number whose only separator has up to three digits before and three digits after it. */
function eitherMark(
  before: string,
  mark: string,
  after: string,
  kind: NumberKind,
  { decimalMark }: NumberWriting,
): NumberRead {
  const joined = before + after
  const isDecimal = mark === decimalMark
  if (kind === 'pieces' && !isDecimal) return { plain: joined }
  if (kind === 'pieces') return { unclear: after === '000' ? [joined, before] : [joined] }
  if (kind === 'amount') {
    const rounded = Number(`${before}.${after}`).toFixed(2)
    return { unclear: [joined, rounded.replace('.', decimalMark)] }
  }
  return isDecimal ? decimal(before, after) : { unclear: [joined, `${before}${decimalMark}${after}`] }
}

function negative(read: NumberRead): NumberRead {
  if ('plain' in read) return { plain: `-${read.plain}` }
  return 'unclear' in read ? { unclear: read.unclear.map((meaning) => `-${meaning}`) } : read
}
