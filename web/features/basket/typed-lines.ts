/** How a typed line can be read: a number or name, and the pieces; without pieces the minimum order is meant. */
export interface Reading {
  readonly words: string
  readonly quantity?: number
}

const quantity = '([1-9]\\d{0,5})'
/** "3 x PH-12", "3× PH-12". */
const quantityFirst = new RegExp(`^${quantity}\\s*[x×*]\\s+(\\S.*)$`, 'iu')
/** "TW-1234 x 3", "TW-1234 × 3". */
const timesLast = new RegExp(`^(\\S.*?)\\s+[x×*]\\s*${quantity}$`, 'iu')
/** "TW-1234 3", "TW-1234;3", "TW-1234, 3", also with a tab as spreadsheets copy it. */
const quantityLast = new RegExp(`^(\\S.*?)(?:\\s*[;,\\t]\\s*|\\s+)${quantity}(?:\\s*pcs?\\.?)?$`, 'iu')

/** Returns the lines of a text that are not blank. */
export function linesOf(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Returns how a line can be read, the likelier first: the number of "Hex key 6" may be part of the name. */
export function readingsOf(line: string): readonly Reading[] {
  const readings: Reading[] = []
  const first = quantityFirst.exec(line)
  if (first?.[1] && first[2]) readings.push({ words: first[2], quantity: Number(first[1]) })
  const last = timesLast.exec(line) ?? quantityLast.exec(line)
  if (last?.[1] && last[2]) readings.push({ words: last[1], quantity: Number(last[2]) })
  return [...readings, { words: line }]
}
