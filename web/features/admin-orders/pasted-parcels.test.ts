import { describe, expect, test } from 'vitest'
import type { Order } from '../../../contract/orders/orders.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { readFurtherParcels, readParcels } from './pasted-parcels.ts'
import { sendTexts as texts } from './texts.ts'

const orderWith = (id: string, number: number) =>
  // The parser reads no other fields of an order.
  ({ _id: id, number: formatOrderNumber(number) }) as Order
const [one, two] = [orderWith('a', 1042), orderWith('b', 1043)]
const name = (number: number) => formatOrderNumber(number)

describe('A pasted list of parcels', () => {
  test.each([',', ', ', ';', '\t'])('has order number, tracking number and carrier between %j', (sign) => {
    const typed = [name(1042), '1Z 999', 'UPS'].join(sign)
    const { parcels, problem } = readParcels(`${typed}\r\n\n${name(1043).toLowerCase()}${sign}77`, [one, two])
    expect(problem).toBeUndefined()
    expect(parcels.get('a')).toEqual({ tracking: '1Z 999', carrier: 'UPS' })
    expect(parcels.get('b')).toEqual({ tracking: '77' })
  })

  test('may be empty, or may name only some of the orders', () => {
    expect(readParcels('', [one]).parcels.size).toBe(0)
    expect(readParcels(`${name(1043)}, 77`, [one, two]).parcels.has('a')).toBe(false)
  })

  test('may put all orders into one parcel, and an order into several', () => {
    const { parcels, problem } = readParcels(`All; 0034; DHL\n${name(1042)}; 77`, [one, two])
    expect(problem).toBeUndefined()
    expect(parcels.get('a')).toEqual({
      tracking: '0034',
      carrier: 'DHL',
      furtherParcels: [{ tracking: '77' }],
    })
    expect(parcels.get('b')).toEqual({ tracking: '0034', carrier: 'DHL' })
    const further = readFurtherParcels('77, UPS\n\n78')
    expect(further).toEqual({ parcels: [{ tracking: '77', carrier: 'UPS' }, { tracking: '78' }] })
  })

  test('reports a line for an order that is not selected, a further parcel without a number, and invalid characters', () => {
    const other = `${name(1044)}, 77`
    expect(readParcels(other, [one]).problem).toBe(texts.parcelOfNone(other))
    const empty = `${name(1042)},, UPS`
    expect(readParcels(`${name(1042)}, 77\n${empty}`, [one]).problem).toBe(texts.parcelWithoutNumber(empty))
    expect(readFurtherParcels(Array.from({ length: 20 }, (_, at) => `${at}`).join('\n')).problem).toBe(
      texts.tooManyParcels(20),
    )
    expect(readParcels(`${name(1042)}, <b>`, [one]).problem).toContain(texts.trackingWrong)
  })
})
