/**
 * A series of numbers for people. Its letters identify the series in an email or on the phone. The start value
 * gives it other check digits than every other series, so that a purchase number without its letter is never taken
 * for an order number.
 */
interface Series {
  readonly prefix: string
  readonly checkStart: number
  /** Accepted input: the letters of an order may be missing. */
  readonly typed: RegExp
}

const orders: Series = { prefix: 'TW', checkStart: 0, typed: /^#?(?:tw)?(\d{2,11})$/ }
const purchases: Series = { prefix: 'P', checkStart: 7, typed: /^#?(?:tw)?p(\d{2,11})$/ }

/** The Damm table: finds each wrong digit and each swap of two neighbours (Damm, 2004). */
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

/** Formats an order's sequence number so that people can say it on the phone: prefix, sequence, check digit. */
export function formatOrderNumber(sequence: number): string {
  return format(sequence, orders)
}

/** Formats the sequence number of a purchase, whose orders were booked together: "P-1042-3". */
export function formatPurchaseNumber(sequence: number): string {
  return format(sequence, purchases)
}

/** The largest sequence that both engines store. */
const largest = 2 ** 31 - 1

/** Words that mails, screens and people put before a number, without their accents, in the languages of customers. */
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

/** Returns a pasted number without its word, its dashes of any kind, its spaces, brackets and what cannot be seen. */
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

/** Longer text is not a number. */
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
 * Reads an order number as people type or paste it: "TW-1042-3", "tw 1042 3", "#10423", "Order no. TW‑1042‑3".
 *
 * @returns the sequence; undefined where the text is no order number or its check digit is wrong.
 */
export function readOrderNumber(text: string): number | undefined {
  return read(text, orders)
}

/** Reads a purchase number as people type it: "P-1042-3", "p 1042 3"; undefined for other text. */
export function readPurchaseNumber(text: string): number | undefined {
  return read(text, purchases)
}

/** Names an order to people: its number, or its id where the backend gives no number. */
export function orderName(order: { readonly number?: string | undefined; readonly _id: string }): string {
  return order.number ?? order._id
}
