import { expect, test } from 'vitest'
import { type BarcodeDrawing, drawCode128 } from './code-128.ts'

/** Returns the alternating widths of bars and gaps, as in the standard's table. */
function widthsOf({ bars, width }: BarcodeDrawing): string {
  const modules = Array.from({ length: width }, (_, at) =>
    bars.some((bar) => bar.at <= at && at < bar.at + bar.width),
  )
  return (
    modules
      .map((isBlack) => (isBlack ? '1' : '0'))
      .join('')
      .match(/1+|0+/g) ?? []
  )
    .map((run) => run.length)
    .join('')
}

test('An order number is encoded as in the table of ISO/IEC 15417, with its check symbol', () => {
  const drawing = drawCode128('TW-4821-7')
  // The check symbol is the weighted sum of 104, 52, 55, 13, 99, 48, 21, 100, 13 and 23, modulo 103.
  const check = (104 + 52 + 2 * 55 + 3 * 13 + 4 * 99 + 5 * 48 + 6 * 21 + 7 * 100 + 8 * 13 + 9 * 23) % 103
  expect(check).toBe(18)
  const table = [
    '211214', // start with set B
    '213311', // T
    '311321', // W
    '122132', // -
    '113141', // set C
    '313121', // 48
    '213212', // 21
    '114131', // set B
    '122132', // -
    '312131', // 7
    '223211', // check symbol
    '2331112', // stop
  ]
  expect(drawing && widthsOf(drawing)).toBe(table.join(''))
})

test.each(['', 'Auftrag 7 für Ada', 'x'.repeat(41)])(
  'A text that a scanner could not read has no barcode: "%s"',
  (text) => {
    expect(drawCode128(text)).toBeUndefined()
  },
)
