import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatOrderNumber,
  formatPurchaseNumber,
  orderName,
  readOrderNumber,
  readPurchaseNumber,
} from './order-number.ts'

const sequences = fc.integer({ min: 1, max: 2 ** 31 - 1 })

describe('An order number', () => {
  test('has a prefix, the sequence and a check digit', () => {
    expect(formatOrderNumber(572)).toBe('TW-572-4')
  })

  test.each(['TW-572-4', 'tw 572 4', 'tw5724', '5724', ' #572-4 ', 'TW–572–4'])(
    'is read from what people type: %j',
    (typed) => expect(readOrderNumber(typed)).toBe(572),
  )

  test.each(['', '4', '572-5', 'tw', 'wrench', '5724x', 'x5724', '00', '99999999999', '-'])(
    'is not read from %j',
    (typed) => expect(readOrderNumber(typed)).toBeUndefined(),
  )

  test.each([2 ** 31 - 2, 2 ** 31 - 1])('of the storable sequence %i is read', (sequence) => {
    expect(readOrderNumber(formatOrderNumber(sequence))).toBe(sequence)
  })

  test.each([0, 2 ** 31, 2 ** 31 + 1])('of the impossible sequence %i is not read', (sequence) => {
    expect(readOrderNumber(formatOrderNumber(sequence))).toBeUndefined()
  })

  test('is read as it was formatted', () => {
    fc.assert(fc.property(sequences, (sequence) => readOrderNumber(formatOrderNumber(sequence)) === sequence))
  })

  test('with one wrong digit or two swapped neighbours is invalid', () => {
    const slips = fc.tuple(sequences, fc.nat(), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(slips, ([sequence, place, step]) => {
        const digits = [...formatOrderNumber(sequence).replaceAll(/\D/g, '')]
        const at = place % digits.length
        const wrong = digits.with(at, String((Number(digits[at]) + step) % 10)).join('')
        const [one = '', other = ''] = [digits[at], digits[at + 1]]
        const swapped = digits.toSpliced(at, 2, other, one).join('')
        const isSlip = other !== '' && one !== other
        return readOrderNumber(wrong) === undefined && (!isSlip || readOrderNumber(swapped) === undefined)
      }),
    )
  })
})

describe('A purchase number', () => {
  test.each(['P-1042-3', 'p 1042 3', 'P10423', 'TW-P-1042-3', '#p1042-3'])(
    'is read from what people type: %j',
    (typed) => {
      expect(formatPurchaseNumber(1042)).toBe('P-1042-3')
      expect(readPurchaseNumber(typed)).toBe(1042)
    },
  )

  test.each(['xP-1042-3', 'P-1042-3x', 'P-1042-4'])('is not read from %j', (typed) => {
    expect(readPurchaseNumber(typed)).toBeUndefined()
  })

  test('is never read as an order number, even without its letter', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        const number = formatPurchaseNumber(sequence)
        const digits = number.replaceAll(/\D/g, '')
        expect(readPurchaseNumber(number)).toBe(sequence)
        expect(readPurchaseNumber(digits)).toBeUndefined()
        expect(readOrderNumber(number)).toBeUndefined()
        expect(readOrderNumber(digits)).toBeUndefined()
        expect(readPurchaseNumber(formatOrderNumber(sequence))).toBeUndefined()
      }),
    )
  })
})

test('An order without a number is named by its id', () => {
  expect(orderName({ _id: 'a1' })).toBe('a1')
  expect(orderName({ _id: 'a1', number: 'TW-572-4' })).toBe('TW-572-4')
})

describe('A pasted number', () => {
  const number = formatOrderNumber(1042)
  test.each([
    number.replaceAll('-', '\u2011'),
    number.replaceAll('-', '\u2013'),
    number.replaceAll('-', '\u2212'),
    number.replaceAll('-', '\u00ad-'),
    number.replaceAll('-', '\u00a0'),
    `Order ${number}`,
    `order no. ${number}`,
    `Order number: ${number}`,
    `Your order ${number}.`,
    `#${number}`,
    `no. #${number}`,
    `\u200b${number}\n`,
    `(${number})`,
    `“${number}”`,
    `<${number}>`,
    `Re: Order ${number}`,
    `Order ID ${number}`,
    `Bestellnummer ${number}`,
    `Ihre Bestellung ${number}`,
    `Auftragsnr.: ${number}`,
    `Commande n° ${number}`,
    `Commande nº ${number}`,
    `Zamówienie ${number}`,
    `Заказ № ${number}`,
    `注文番号 ${number}`,
    `订单号：${number}`,
    `ＴＷ－１０４２－${number.at(-1)}`,
  ])('%j is found', (text) => {
    expect(readOrderNumber(text)).toBe(1042)
  })
  test.each(['Order', 'order 7 of them', 'orderly TW', 'x'.repeat(100), 'no'.repeat(39), `levers ${number}`])(
    '%j is not a number',
    (text) => {
      expect(readOrderNumber(text)).toBeUndefined()
    },
  )
  test('A purchase is also found by the words before its number', () => {
    expect(readPurchaseNumber(`Purchase ${formatPurchaseNumber(1042)}`)).toBe(1042)
  })
})
