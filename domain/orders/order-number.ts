/**
 * A series of displayed numbers. Its letters identify the series in an email or on the phone. Each series has its own
 * start value for the check digit, so that a purchase number without its letter never passes as an order number.
 */
interface Series {
  readonly prefix: string
  readonly checkStart: number
  /** Accepted input; an order number may lack its letters. */
  readonly typed: RegExp
}

const orders: Series = { prefix: 'TW', checkStart: 0, typed: /^#?(?:tw)?(\d{2,11})$/ }
const purchases: Series = { prefix: 'P', checkStart: 7, typed: /^#?(?:tw)?p(\d{2,11})$/ }

/** The Damm table, whose check digit reveals each wrong digit and each swap of neighbouring digits (Damm, 2004). */
const damm = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

/** Returns the check digit of a sequence of digits. */
function checkDigitOf(digits: string, { checkStart }: Series): string {
  let interim = checkStart
  for (const digit of digits) interim = Number(damm[interim]?.[Number(digit)])
  return String(interim)
}

function format(sequence: number, series: Series): string {
  return `${series.prefix}-${sequence}-${checkDigitOf(String(sequence), series)}`
}

/** Formats an order's sequence number for people: prefix, sequence, check digit. */
export function formatOrderNumber(sequence: number): string {
  return format(sequence, orders)
}

/** Formats the sequence number of a purchase, whose orders were booked together: "P-1042-3". */
export function formatPurchaseNumber(sequence: number): string {
  return format(sequence, purchases)
}

/** The largest sequence number that both engines store. */
const largest = 2 ** 31 - 1

/** Words before a number on screens and in emails, without accents, in the customers' languages. */
const words = [
  ...[
    're',
    'fwd?',
    'aw',
    'wg',
    'your',
    'my',
    'the',
    'ihre?',
    'meine',
    'votre',
    'ma',
    'su',
    'mi',
    'uw',
    'mijn',
  ],
  ...[
    'order',
    'purchase',
    'booking',
    'bestellung',
    'bestell',
    'auftrags?',
    'commande',
    'pedido',
    'bestelling',
  ],
  ...[
    'ordine',
    'zamowienie',
    'objednavka',
    'bestallning',
    'ordre',
    'tilaus',
    'encomenda',
    'заказ',
    '注文',
    '订单',
    '주문',
  ],
  ...['number', 'nummer', 'numero', 'num', 'nr', 'no', 'n°', 'id', 'ref', 'reference', 'code'],
  ...['番号', '号', '번호'],
]
const wordsBefore = new RegExp(`^(?:(?:${words.join('|')})[:#]*)+(?=#|tw|p?\\d)`, 'u')

/** Returns a pasted number without preceding words, dashes, spaces, brackets and invisible characters. */
function bare(text: string): string {
  if (text.length > longestPasted) return ''
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\s\p{Cc}\p{Cf}\p{Mn}\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\u2212.,;/*<>"']/gu, '')
    .normalize('NFC')
    .replace(wordsBefore, '')
}

/** The longest text that may be a number. */
const longestPasted = 80

function read(text: string, series: Series): number | undefined {
  const typed = series.typed.exec(bare(text))?.[1]
  if (typed === undefined) return undefined
  const sequence = typed.slice(0, -1)
  const number = Number(sequence)
  const isRight = checkDigitOf(sequence, series) === typed.at(-1)
  return isRight && number > 0 && number <= largest ? number : undefined
}

/**
 * Reads a typed or pasted order number: "TW-1042-3", "tw 1042 3", "#10423", "Order no. TW‑1042‑3".
 * @returns the sequence number; undefined for other text, or if the check digit is wrong.
 */
export function readOrderNumber(text: string): number | undefined {
  return read(text, orders)
}

/** Reads a typed purchase number: "P-1042-3", "p 1042 3"; undefined for other text. */
export function readPurchaseNumber(text: string): number | undefined {
  return read(text, purchases)
}

/** Returns an order's displayed name: its number, or its id if the backend has no numbers. */
export function orderName(order: { readonly number?: string | undefined; readonly _id: string }): string {
  return order.number ?? order._id
}
