import * as z from 'zod/mini'
import type { FieldReader } from './read-rows.ts'

/** Text as it is, a number as text; nothing for blank text. */
export function text(raw: unknown): string | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? String(raw) : undefined
  if (typeof raw !== 'string' || raw.trim() === '') return undefined
  // Half a character pair becomes another character in a page's bytes than in its data.
  return raw.toWellFormed()
}

/** An id that an address can carry: a browser resolves `.` and `..` away, written as they are or encoded. */
export function addressableId(raw: unknown): string | undefined {
  const id = text(raw)
  return id === undefined || id === '.' || id === '..' ? undefined : id
}

const pictureStart = /^(?:https?:\/\/|data:image\/|\/)/i

/** The address of a picture that a page can ask for; anything else is none, and its place stays empty. */
export function pictureAddress(raw: unknown): string | undefined {
  const address = typeof raw === 'string' ? raw.trim() : ''
  return pictureStart.test(address) && isAddress(address) ? address : undefined
}

function isAddress(text: string): boolean {
  try {
    return Boolean(new URL(text, 'http://host.invalid'))
  } catch {
    return false
  }
}

/** Plain, with commas between thousands, with a dollar sign, or with an exponent. */
const writtenNumber = /^(?:US)?\$? ?(-?(?:\d{1,3}(?:,\d{3}){1,5}|\d{1,15})?(?:\.\d{1,15})?(?:e\+?\d)?)$/i
const longestNumber = 40

/** A number, or text that people and programs write for one: `1,234.50`, `$12`, ` 12 `, `1e3`. */
export function amount(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined
  if (typeof raw !== 'string' || raw.length > longestNumber) return undefined
  const digits = writtenNumber.exec(raw.trim())?.[1]?.replaceAll(',', '')
  if (!digits || !/\d/.test(digits)) return undefined
  const value = Number(digits)
  return Number.isFinite(value) ? value : undefined
}

const mostPieces = 1_000_000_000

/** Pieces that are there: whole ones, none when there are fewer than none. */
export function piecesLeft(raw: unknown): number | undefined {
  const count = amount(raw)
  return count === undefined || count > mostPieces ? undefined : Math.max(Math.floor(count), 0)
}

/** Pieces that an order has at least: half a piece more is a whole one more. */
export function piecesAtLeast(raw: unknown): number | undefined {
  const count = amount(raw)
  return count === undefined || count > mostPieces || count <= 0 ? undefined : Math.ceil(count)
}

const mostDollars = 1_000_000

/** US dollars, to the cent, as much as the contract allows; a price that nobody can mean is none. */
export function dollars(raw: unknown): number | undefined {
  const value = amount(raw)
  return value === undefined || value < 0 || value > mostDollars ? undefined : Math.round(value * 100) / 100
}

/** Stars out of 5, in halves (spec §10, other people's rows). */
export function starsGiven(raw: unknown): number | undefined {
  const value = amount(raw)
  return value === undefined ? undefined : Math.round(Math.min(Math.max(value, 0), 5) * 2) / 2
}

const negations = new Set<unknown>([false, 0, '', 'false', '0', 'no'])

/** A flag, as a boolean or in words. What cannot be read counts as set: nobody is to pay a second time. */
export function flag(raw: unknown): boolean | undefined {
  if (raw === undefined || raw === null) return undefined
  return !negations.has(typeof raw === 'string' ? raw.trim().toLowerCase() : raw)
}

/** What fits the contract's own description of the field, and nothing else: for extension fields. */
export function asDescribed<Schema extends z.ZodMiniType>(schema: Schema) {
  return (raw: unknown): z.output<Schema> | undefined => {
    const read = z.safeParse(schema, raw)
    return read.success ? read.data : undefined
  }
}

/** Puts something in the place of what cannot be used. */
export function or<Value>(read: FieldReader<Value>, otherwise: Value): FieldReader<Value> {
  return Object.assign((raw: unknown) => read(raw), { otherwise })
}
