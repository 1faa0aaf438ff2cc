import { invalidRequest } from './errors.ts'
import { type FormObject, listOf } from './form-body.ts'

/** Stripe's own limits of metadata (https://docs.stripe.com/metadata). */
const maxMetadata = { entries: 50, name: 40, value: 500 }
const maxText = 1000

/** Throws for an unknown parameter, so that an error appears here before it appears at Stripe. */
export function allowOnly(form: FormObject, known: readonly string[]): void {
  const unknown = Object.keys(form).find((name) => !known.includes(name))
  if (unknown === undefined) return
  throw invalidRequest(`Received unknown parameter: ${unknown}`, {
    code: 'parameter_unknown',
    param: unknown,
  })
}

/** Returns a string parameter; an empty one counts as absent, as at Stripe. */
export function text(form: FormObject, name: string): string | undefined {
  const value = form[name]
  if (value === undefined || value === '') return undefined
  if (typeof value !== 'string' || value.length > maxText) {
    throw invalidRequest(`Invalid string: ${name}`, { param: name })
  }
  return value
}

/** Returns a required string parameter. */
export function requiredText(form: FormObject, name: string): string {
  const value = text(form, name)
  if (value === undefined) throw missing(name)
  return value
}

/** Returns a list of strings (`a[]=x`); a single string counts as a list of one. */
export function texts(form: FormObject, name: string): string[] {
  return listOf(form[name]).map((value) => {
    if (typeof value === 'string' && value.length <= maxText) return value
    throw invalidRequest(`Invalid string: ${name}`, { param: name })
  })
}

/** Returns one of a fixed set of values. */
export function choice<Word extends string>(
  form: FormObject,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const value = text(form, name)
  if (value === undefined) return undefined
  const word = words.find((candidate) => candidate === value)
  if (word !== undefined) return word
  throw invalidRequest(`Invalid ${name}: must be one of ${words.join(', ')}`, { param: name })
}

export function flag(form: FormObject, name: string): boolean | undefined {
  const word = choice(form, name, ['true', 'false'])
  return word === undefined ? undefined : word === 'true'
}

/** Returns an integer of at least `least`. */
export function integer(form: FormObject, name: string, least: number): number | undefined {
  const value = text(form, name)
  if (value === undefined) return undefined
  const details = { code: 'parameter_invalid_integer', param: name }
  if (!/^-?\d{1,15}$/.test(value)) throw invalidRequest(`Invalid integer: ${value}`, details)
  const number = Number(value)
  if (number >= least) return number
  throw invalidRequest(`This value must be greater than or equal to ${least}.`, details)
}

/** Returns a nested parameter such as `card[…]`; empty when it is absent. */
export function nested(form: FormObject, name: string): FormObject {
  const value = form[name]
  if (value === undefined || value === '') return {}
  if (typeof value === 'string') throw invalidRequest('Invalid object', { param: name })
  return value
}

/** Returns the metadata after this call: given entries replace stored ones, and an empty value removes its entry. */
export function metadata(form: FormObject, stored: Record<string, string> = {}): Record<string, string> {
  const changes = Object.entries(nested(form, 'metadata')).map(([name, value]) => {
    if (typeof value !== 'string' || value.length > maxMetadata.value || name.length > maxMetadata.name) {
      throw invalidRequest(`Invalid metadata entry: ${name.slice(0, maxMetadata.name)}`, {
        param: 'metadata',
      })
    }
    return [name, value] as const
  })
  const all = { ...stored, ...Object.fromEntries(changes) }
  const present = Object.entries(all).filter(([, value]) => value !== '')
  if (present.length <= maxMetadata.entries) return Object.fromEntries(present)
  throw invalidRequest('Metadata can have at most 50 entries.', { param: 'metadata' })
}

/** 400: a required parameter is missing. */
export function missing(name: string) {
  return invalidRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
}
