import type { MoneyWriting, NumberWriting } from '../../contract/shop/writing.ts'

/** A part of a written amount, so that pages can style the currency. */
export interface WrittenPart {
  readonly text: string
  readonly isCurrency: boolean
}

/** Writes a number with up to three decimals: 1,200 or 12.5. */
export function writeNumber(value: number, writing: NumberWriting): string {
  return withSign(value, String(Number(Math.abs(value).toFixed(3))), writing)
}

/** Writes an amount with its currency: $1,234.50. */
export function writeAmount(value: number, writing: MoneyWriting, isShort = false): string {
  return partsOfAmount(value, writing, isShort)
    .map(({ text }) => text)
    .join('')
}

/**
 * Returns an amount in its parts.
 *
 * @param isShort leaves the decimals out when they are zero.
 */
export function partsOfAmount(value: number, writing: MoneyWriting, isShort = false): readonly WrittenPart[] {
  const fixed = Math.abs(value).toFixed(2)
  const plain = isShort ? fixed.replace(/\.00$/, '') : fixed
  const [before, after] = isBelowZero(value, fixed) ? writing.below : writing.around
  return `${before}\n${after}`.split(/(¤|\n)/).flatMap((text): readonly WrittenPart[] => {
    if (text === '') return []
    if (text === '¤') return [{ text: writing.symbol, isCurrency: true }]
    return [{ text: text === '\n' ? grouped(plain, writing) : text, isCurrency: false }]
  })
}

/** Writes the digits of a number with its groups and its sign. */
export function withSign(value: number, plain: string, writing: NumberWriting): string {
  const text = grouped(plain, writing)
  return isBelowZero(value, plain) ? `${writing.below[0]}${text}${writing.below[1]}` : text
}

/** Returns whether a value stays negative after rounding; a rounded zero has no sign. */
function isBelowZero(value: number, plain: string): boolean {
  return value < 0 && Number(plain) !== 0
}

function grouped(plain: string, { decimal, group, sizes: [last, others], from }: NumberWriting): string {
  const [whole = '', part] = plain.split('.')
  const ends = new RegExp(`\\B(?=(?:\\d{${others}})*\\d{${last}}$)`, 'g')
  const groups = whole.length < from ? whole : whole.replace(ends, () => group)
  return part === undefined ? groups : groups + decimal + part
}
