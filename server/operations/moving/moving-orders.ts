import { said } from '../../../contract/languages/said.ts'
import { cellIn, fileColumns, foldedHeader } from '../../../domain/moving/file-columns.ts'
import { orderHeaders } from '../../../domain/moving/moved-columns.ts'
import type { MovedRecord } from '../../../domain/moving/moved-record.ts'
import { movingTexts } from '../../../domain/moving/moving-texts.ts'
import { type DayOrder, dayOrderOf } from '../../../domain/moving/read-day.ts'
import {
  type ArchivedOrder,
  cellsOfOrder,
  RowsOfOrders,
  readOrder,
} from '../../../domain/moving/read-order.ts'
import {
  deleteArchivedOrders,
  findArchivedOrders,
  writeArchivedOrders,
} from '../../data/queries/moving/archived-orders.ts'
import { importTexts } from '../imports/import-texts.ts'
import { numberWriting, shopTimeZone } from '../settings/shop-on-pages.ts'
import type { MovingKind } from './moving-kind.ts'
import { noticeOfRows, noticeOfUnknown } from './rows-in-notice.ts'

const headers = new Set(Object.values(orderHeaders).flat())

/** Columns that each hold a whole line of an order. */
const packed = /^line item \d{1,3}$/

/** Moves in old orders as an archive, outside of stock, payments, invoices and their proof. */
export const movingOrders: MovingKind<ArchivedOrder> = {
  contents: 'orders',
  topics: [],
  isKnown: (header) => headers.has(foldedHeader(header)) || packed.test(foldedHeader(header)),
  async readRecords(shop, { header, rows }, turn) {
    const { places, unknown } = fileColumns(header, orderHeaders)
    const texts = said(movingTexts)
    if (!places.has('number') || !places.has('placed') || !places.has('total'))
      return { problem: texts.noColumns.orders }
    // The shop's currency has no mark in these files, so amounts of others are read, too.
    const { decimalMark, currency = '' } = await numberWriting(shop)
    const joined = new RowsOfOrders(places)
    let dayOrder: DayOrder = 'unknown'
    for (const row of rows) {
      joined.add(row)
      if (dayOrder === 'unknown') dayOrder = dayOrderOf(cellIn(row.cells, places, 'placed'))
      if (turn.isOver) await turn.next()
    }
    const reading = {
      places,
      writing: { decimalMark },
      currency,
      timeZone: await shopTimeZone(shop),
      dayOrder,
      packedLines: header.flatMap((name, place) => (packed.test(foldedHeader(name)) ? [place] : [])),
    }
    const records: MovedRecord<ArchivedOrder>[] = []
    for (const ofOrder of joined.orders) {
      records.push(readOrder(ofOrder, reading))
      if (turn.isOver) await turn.next()
    }
    const others = unknown.filter((name) => !packed.test(foldedHeader(name)))
    return { records, notices: [texts.archive, ...noticeOfUnknown(others, said(importTexts).ignored)] }
  },
  cellsOf: cellsOfOrder,
  async find(read, numbers) {
    const found = await findArchivedOrders(read, numbers)
    return new Map(numbers.map((number) => [number, { value: found.get(number) ?? null }]))
  },
  write: (transaction, orders, { importId }) => writeArchivedOrders(transaction, orders, importId),
  remove: deleteArchivedOrders,
  noticesOf: (doubts) => {
    const texts = said(movingTexts)
    return [
      ...noticeOfRows(doubts.get('sums'), texts.sums),
      ...noticeOfRows(doubts.get('otherCurrency'), texts.otherCurrency),
      ...noticeOfRows(doubts.get('country'), texts.country),
    ]
  },
}
