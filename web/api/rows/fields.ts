import * as z from 'zod/mini'
import type { FieldReader } from './read-rows.ts'

/** Reads text unchanged, and a number as text; undefined for blank text. */
export function text(raw: unknown): string | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? String(raw) : undefined
  if (typeof raw !== 'string' || raw.trim() === '') return undefined
  // A lone surrogate would make the page's HTML differ from its data.
  return raw.toWellFormed()
}

/** Reads an id that is usable in an address: browsers resolve `.` and `..` away, plain or encoded. */
export function addressableId(raw: unknown): string | undefined {
  const id = text(raw)
  return id === undefined || id === '.' || id === '..' ? undefined : id
}

const pictureStart = /^(?:https?:\/\/|data:image\/|\/)/i

/**
 * Reads a picture's address that a page can load; undefined for anything else, so that the picture's place stays empty.
 */
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

/** Plain, with thousands separators, a dollar sign, or an exponent. */
const writtenNumber = /^(?:US)?\$? ?(-?(?:\d{1,3}(?:,\d{3}){1,5}|\d{1,15})?(?:\.\d{1,15})?(?:e\+?\d)?)$/i
const longestNumber = 40

/** Reads a number, or a text in a common notation: `1,234.50`, `$12`, ` 12 `, `1e3`. */
export function amount(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined
  if (typeof raw !== 'string' || raw.length > longestNumber) return undefined
  const digits = writtenNumber.exec(raw.trim())?.[1]?.replaceAll(',', '')
  if (!digits || !/\d/.test(digits)) return undefined
  const value = Number(digits)
  return Number.isFinite(value) ? value : undefined
}

const mostPieces = 1_000_000_000

/** Reads the pieces in stock: rounded down, never negative. */
export function piecesLeft(raw: unknown): number | undefined {
  const count = amount(raw)
  return count === undefined || count > mostPieces ? undefined : Math.max(Math.floor(count), 0)
}

/** Reads a minimum order: rounded up to whole pieces. */
export function piecesAtLeast(raw: unknown): number | undefined {
  const count = amount(raw)
  return count === undefined || count > mostPieces || count <= 0 ? undefined : Math.ceil(count)
}

const highestPrice = 1_000_000

/**
 * Reads an amount of the shop's currency, rounded to hundredths and within the contract's limit; undefined for an
 * implausible price.
 */
export function price(raw: unknown): number | undefined {
  const value = amount(raw)
  return value === undefined || value < 0 || value > highestPrice ? undefined : Math.round(value * 100) / 100
}

/** Reads stars out of 5, in halves (spec §10, other people's rows). */
export function starsGiven(raw: unknown): number | undefined {
  const value = amount(raw)
  return value === undefined ? undefined : Math.round(Math.min(Math.max(value, 0), 5) * 2) / 2
}

const negations = new Set<unknown>([false, 0, '', 'false', '0', 'no'])

/** Reads a flag, as a boolean or in words. An unreadable flag counts as set, so that no order is paid twice. */
export function flag(raw: unknown): boolean | undefined {
  if (raw === undefined || raw === null) return undefined
  return !negations.has(typeof raw === 'string' ? raw.trim().toLowerCase() : raw)
}

/** Reads an extension field strictly, by its schema in the contract. */
export function asDescribed<Schema extends z.ZodMiniType>(schema: Schema) {
  return (raw: unknown): z.output<Schema> | undefined => {
    const read = z.safeParse(schema, raw)
    return read.success ? read.data : undefined
  }
}

/** Replaces an unusable value by a default. */
export function or<Value>(read: FieldReader<Value>, otherwise: Value): FieldReader<Value> {
  return Object.assign((raw: unknown) => read(raw), { otherwise })
}
