import { cleanLine } from '../../contract/clean-text.ts'
import { said } from '../../contract/languages/said.ts'
import { type NumberWriting, readNumber } from '../shop/read-number.ts'
import { type ColumnPlaces, cellIn } from './file-columns.ts'
import {
  type MovedAddress,
  readMovedAddress,
  readMovedName,
  readMovedPhone,
  reportDamage,
} from './moved-address.ts'
import type { OrderColumn } from './moved-columns.ts'
import type { MovedRecord, RecordProblem } from './moved-record.ts'
import { movingTexts } from './moving-texts.ts'
import { readEmail } from './read-customer.ts'
import { type DayOrder, readInstant } from './read-day.ts'

/** A line of an old order. Amounts are decimals as the file has them, with two digits at least. */
export interface ArchivedLine {
  readonly name: string
  readonly sku: string
  readonly pieces: string
  readonly price: string
}

/** An order of a former shop. An amount that the file lacks is empty. */
export interface ArchivedOrder extends MovedAddress {
  readonly number: string
  /** In milliseconds. */
  readonly placedAt: number
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly receiver: string
  readonly state: string
  /** ISO 4217. */
  readonly currency: string
  readonly subtotal: string
  readonly discount: string
  readonly delivery: string
  readonly tax: string
  readonly total: string
  readonly refunded: string
  readonly items: readonly ArchivedLine[]
}

export interface RowOfFile {
  readonly row: number
  readonly cells: readonly string[]
}

/** How a file of orders is read. */
export interface OrderReading {
  readonly places: ColumnPlaces<OrderColumn>
  readonly writing: NumberWriting
  readonly timeZone: string
  /** The shop's currency, for files that name none. */
  readonly currency: string
  readonly dayOrder: DayOrder
  /** The places of columns that each hold a whole line, as `line_item_1`. */
  readonly packedLines: readonly number[]
}

/** The longest number and state of an order, and name and SKU of a line. */
const longest = { number: 60, state: 100, line: 300, sku: 100 } as const

type AddressColumn = Parameters<Parameters<typeof readMovedAddress>[0]>[0]

/** Columns of which one is filled in an order with an address of delivery. */
const placesOfDelivery = ['street', 'address', 'postcode', 'city'] as const satisfies readonly AddressColumn[]

/**
 * The columns of the invoice's address, which is read for an order without an address of delivery. The two are never
 * mixed: the second line of one does not belong to the other.
 */
const billed: Readonly<Partial<Record<AddressColumn, OrderColumn>>> = {
  company: 'billedCompany',
  street: 'billedStreet',
  street2: 'billedStreet2',
  postcode: 'billedPostcode',
  city: 'billedCity',
  region: 'billedRegion',
  country: 'billedCountry',
}

/** Joins the rows of each order, which some shops repeat for each of its lines. */
export class RowsOfOrders {
  readonly #orders = new Map<string, RowOfFile[]>()
  readonly #places: ColumnPlaces<OrderColumn>
  #last = ''

  constructor(places: ColumnPlaces<OrderColumn>) {
    this.#places = places
  }

  /** Adds a row; one without a number belongs to the order before it. */
  add(row: RowOfFile): void {
    const number = cleanLine(cellIn(row.cells, this.#places, 'number')) || this.#last
    this.#last = number
    const known = this.#orders.get(number)
    if (known) known.push(row)
    else this.#orders.set(number, [row])
  }

  get orders(): Iterable<readonly RowOfFile[]> {
    return this.#orders.values()
  }
}

/** Reads an order from its rows. */
export function readOrder(rows: readonly RowOfFile[], reading: OrderReading): MovedRecord<ArchivedOrder> {
  const { places } = reading
  const problems: RecordProblem[] = []
  const cell = (column: OrderColumn) => {
    for (const { cells } of rows) {
      const found = cellIn(cells, places, column)
      if (found !== '') return found
    }
    return ''
  }
  const amount = (column: OrderColumn) => readAmount(cell(column), column, reading.writing, problems)
  const name = readMovedName([cell('name'), cell('firstName'), cell('lastName')], 'name', problems)
  const receiver = readMovedName(
    [cell('receiver'), cell('receiverFirst'), cell('receiverLast')],
    'receiver',
    problems,
  )
  const isSent = placesOfDelivery.some((column) => cell(column) !== '')
  const ofAddressee = (column: AddressColumn) => cell(isSent ? column : (billed[column] ?? column))
  const { address, problems: ofAddress, hasNoCountry } = readMovedAddress(ofAddressee, receiver || name)
  reportDamage(cell('number'), 'number', problems)
  const value: ArchivedOrder = {
    number: bounded(cell('number'), 'number', longest.number, problems),
    placedAt: placedAt(cell('placed'), reading, problems),
    email: readEmail(cell('email'), problems),
    name,
    phone: readMovedPhone(cell('phone'), problems),
    receiver: receiver || name,
    state: bounded(stateIn(cell), 'state', longest.state, problems),
    currency: currencyIn(cell('currency'), reading.currency, problems),
    subtotal: amount('subtotal'),
    discount: amount('discount'),
    delivery: amount('delivery'),
    tax: amount('tax'),
    total: amount('total'),
    refunded: amount('refunded'),
    items: rows.flatMap((row) => linesIn(row, rows[0]?.row ?? 0, reading, problems)),
    ...address,
  }
  if (value.number === '') problems.push({ column: 'number', problem: said(movingTexts).numberNeeded })
  if (value.total === '' && !problems.some(({ column }) => column === 'total'))
    problems.push({ column: 'total', problem: said(movingTexts).totalNeeded })
  return {
    row: rows[0]?.row ?? 0,
    key: value.number,
    name: value.number,
    value,
    problems: [...problems, ...ofAddress],
    doubts: [
      ...(hasNoCountry ? ['country'] : []),
      ...(addsUp(value) ? [] : ['sums']),
      ...(value.currency === reading.currency ? [] : ['otherCurrency']),
    ],
  }
}

function placedAt(cell: string, { timeZone, dayOrder }: OrderReading, problems: RecordProblem[]): number {
  const texts = said(movingTexts)
  const read = cell === '' ? 'missing' : readInstant(cell, timeZone, dayOrder)
  if (typeof read === 'number') return read
  const problem = { missing: texts.dateNeeded, unread: texts.dateUnread, unclear: texts.dateUnclear }[read]
  problems.push({ column: 'placed', written: cell.slice(0, 200), problem })
  return 0
}

/** Joins the states of payment and sending. */
function stateIn(cell: (column: OrderColumn) => string): string {
  const isCancelled = cell('cancelled') !== ''
  return [isCancelled ? 'cancelled' : '', cell('state'), cell('sending')].filter(Boolean).join(', ')
}

function currencyIn(cell: string, ofShop: string, problems: RecordProblem[]): string {
  const code = cell.toUpperCase()
  if (code === '') return ofShop
  if (!/^[A-Z]{3}$/.test(code))
    problems.push({ column: 'currency', written: cell.slice(0, 200), problem: said(movingTexts).currency })
  return code
}

function bounded(cell: string, column: string, most: number, problems: RecordProblem[]): string {
  const text = cleanLine(cell)
  if (text.length > most)
    problems.push({ column, written: text.slice(0, 200), problem: said(movingTexts).tooLong(most) })
  return text
}

function linesIn(
  { row, cells }: RowOfFile,
  firstRow: number,
  { places, writing, packedLines }: OrderReading,
  problems: RecordProblem[],
): readonly ArchivedLine[] {
  const found: RecordProblem[] = []
  const name = bounded(cellIn(cells, places, 'lineName'), 'lineName', longest.line, found)
  const sku = bounded(cellIn(cells, places, 'lineSku'), 'lineSku', longest.sku, found)
  reportDamage(sku, 'lineSku', found)
  const lines: ArchivedLine[] = []
  if (name !== '' || sku !== '') {
    const pieces = readPieces(cellIn(cells, places, 'linePieces'), writing, found)
    const price = readAmount(cellIn(cells, places, 'linePrice'), 'linePrice', writing, found)
    const total = readAmount(cellIn(cells, places, 'lineTotal'), 'lineTotal', writing, found)
    lines.push({ name, sku, pieces, price: price || perPiece(total, pieces) })
  }
  for (const place of packedLines) {
    const packed = unpacked(cells[place] ?? '')
    if (packed) lines.push(packed)
  }
  const texts = said(movingTexts)
  for (const each of found)
    problems.push(row === firstRow ? each : { ...each, problem: texts.inRow(row, each.problem) })
  return lines
}

/** Reads a line such as `name:Wrench|sku:W1|quantity:2|total:9.80`. */
function unpacked(cell: string): ArchivedLine | undefined {
  const fields = new Map(
    cell.split('|').map((part) => {
      const at = part.indexOf(':')
      return [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()] as const
    }),
  )
  const name = cleanLine(fields.get('name') ?? '').slice(0, longest.line)
  if (name === '') return undefined
  const sku = cleanLine(fields.get('sku') ?? '').slice(0, longest.sku)
  const pieces = decimal(fields.get('quantity') ?? '1') ?? '1'
  return {
    name,
    sku,
    pieces: withoutZeros(pieces),
    price: perPiece(decimal(fields.get('total') ?? '') ?? '', pieces),
  }
}

function perPiece(total: string, pieces: string): string {
  if (total === '' || Number(pieces) === 0) return ''
  return canonical((Number(total) / Number(pieces || 1)).toFixed(6))
}

function readPieces(cell: string, writing: NumberWriting, problems: RecordProblem[]): string {
  if (cell === '') return '1'
  const plain = decimal(cell) ?? plainOf(cell, 'measure', writing)
  if (plain === undefined) {
    problems.push({ column: 'linePieces', written: cell.slice(0, 200), problem: said(movingTexts).quantity })
    return '1'
  }
  return withoutZeros(plain)
}

function readAmount(cell: string, column: string, writing: NumberWriting, problems: RecordProblem[]): string {
  if (cell === '') return ''
  const plain = decimal(cell) ?? plainOf(cell, 'amount', writing) ?? plainOf(cell, 'measure', writing)
  if (plain !== undefined) return canonical(plain)
  problems.push({ column, written: cell.slice(0, 200), problem: said(movingTexts).amount })
  return ''
}

function plainOf(cell: string, kind: 'amount' | 'measure', writing: NumberWriting): string | undefined {
  const read = readNumber(cell, kind, writing)
  return 'plain' in read ? decimal(read.plain) : undefined
}

/** Returns a number as programs write it; undefined for other text. */
function decimal(cell: string): string | undefined {
  return /^-?\d{1,12}(?:\.\d{1,10})?$/.test(cell) ? cell : undefined
}

/** Returns an amount with two digits behind the point at least. */
function canonical(plain: string): string {
  const [whole = '0', fraction = ''] = plain.split('.')
  return `${whole}.${withoutTail(fraction).padEnd(2, '0')}`
}

function withoutZeros(plain: string): string {
  const [whole = '0', fraction = ''] = plain.split('.')
  const rest = withoutTail(fraction)
  return rest === '' ? whole : `${whole}.${rest}`
}

function withoutTail(fraction: string): string {
  let end = fraction.length
  while (end > 0 && fraction[end - 1] === '0') end -= 1
  return fraction.slice(0, end)
}

/** Returns an amount in hundredths of its currency. */
export function hundredths(amount: string): number {
  return Math.round(Number(amount || 0) * 100)
}

/**
 * Tells whether the lines with discount, delivery and tax give the total: shops differ in whether their prices contain
 * tax. A cent for each line may be lost by rounding.
 */
function addsUp(order: ArchivedOrder): boolean {
  const { items, discount, delivery, tax, total, subtotal } = order
  const unpriced = items.length === 0 || items.some(({ price }) => price === '')
  const goods = unpriced
    ? hundredths(subtotal)
    : items.reduce((sum, { price, pieces }) => sum + Number(price) * Number(pieces) * 100, 0)
  if (unpriced && subtotal === '') return true
  const tolerance = Math.max(1, items.length)
  const rest = [0, hundredths(discount)].flatMap((less) => [goods - less, goods - less + hundredths(tax)])
  return rest.some((sum) => Math.abs(sum + hundredths(delivery) - hundredths(total)) <= tolerance)
}

/** Returns the cells of an order, for the difference. */
export function cellsOfOrder(order: ArchivedOrder): readonly (readonly [string, string])[] {
  return [
    ['placed', order.placedAt === 0 ? '' : new Date(order.placedAt).toISOString()],
    ['email', order.email],
    ['name', order.name],
    ['phone', order.phone],
    ['state', order.state],
    ['currency', order.currency],
    ['subtotal', order.subtotal],
    ['discount', order.discount],
    ['delivery', order.delivery],
    ['tax', order.tax],
    ['total', order.total],
    ['refunded', order.refunded],
    [
      'items',
      order.items.map(({ name, sku, pieces, price }) => `${pieces} × ${name} (${sku}) ${price}`).join('\n'),
    ],
    ['receiver', order.receiver],
    ['company', order.company],
    ['street', order.lines.length > 0 ? order.lines.join(', ') : order.address.split('\n').join(', ')],
    ['postcode', order.postcode],
    ['city', order.city],
    ['region', order.region],
    ['country', order.country],
  ]
}
