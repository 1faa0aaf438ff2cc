/** The letters before an order's number, so that people recognise it in a mail or on the phone. */
const prefix = 'TW'

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
function checkDigitOf(digits: string): string {
  let interim = 0
  for (const digit of digits) interim = Number(damm[interim]?.[Number(digit)])
  return String(interim)
}

/** Formats an order's sequence number so that people can say it on the phone: prefix, sequence, check digit. */
export function formatOrderNumber(sequence: number): string {
  return `${prefix}-${sequence}-${checkDigitOf(String(sequence))}`
}

/** The largest sequence that both engines store. */
const largest = 2 ** 31 - 1

/**
 * Reads an order number as people type it: "TW-1042-3", "tw 1042 3", "#10423".
 *
 * @returns the sequence; undefined where the text is no order number or its check digit is wrong.
 */
export function readOrderNumber(text: string): number | undefined {
  const typed = /^#?(?:tw)?(\d{2,11})$/.exec(text.toLowerCase().replaceAll(/[\s\-–./]/g, ''))?.[1]
  if (typed === undefined) return undefined
  const sequence = typed.slice(0, -1)
  const number = Number(sequence)
  return checkDigitOf(sequence) === typed.at(-1) && number > 0 && number <= largest ? number : undefined
}

/** Names an order to people: its number, or its id where the backend gives no number. */
export function orderName(order: { readonly number?: string | undefined; readonly _id: string }): string {
  return order.number ?? order._id
}
