import { AsyncLocalStorage } from 'node:async_hooks'
import { addTranslation, inLanguage } from '../../contract/languages/said.ts'
import { currentRequest } from './request-context.ts'

/** Begins and ends a sentence that is stored as the name of its text and its parameters. */
const [begin, end] = ['\uE000', '\uE001']

/** The language of sentences that are stored, for `inLanguage`. */
export const storedTag = 'x-stored'

type Parameter = string | number | boolean | null | readonly Parameter[]

/** A stored sentence: the text's name, the path in it, the parameters, and the English sentence. */
type Stored = readonly [
  name: string,
  path: readonly string[],
  parameters: readonly Parameter[],
  english: string,
]

const textsByName = new Map<string, object>()
const storing = new AsyncLocalStorage<true>()

/** Makes the sentences of a text storable. */
export function nameTexts(name: string, english: object): void {
  textsByName.set(name, english)
  addTranslation(english, storedTag, recorded(name, [], english))
}

/**
 * Returns texts whose sentences are for the database: `told` says them in the language of their reader. Without
 * translations (`nameTexts`), they are plain English.
 */
export function stored<Texts extends object>(texts: Texts): Texts {
  return inLanguage(texts, storedTag)
}

/** Runs a job whose sentences are stored, so that `said` returns what `stored` does. */
export function sayForStorage<Value>(work: () => Value): Value {
  return storing.run(true, work)
}

/** Returns whether this code runs in `sayForStorage`. */
export function isSaidForStorage(): boolean {
  return storing.getStore() === true
}

/** Says a text with stored sentences in the language of the current request. Other text stays as it is. */
export function told(text: string, language: string | undefined = currentRequest()?.language): string {
  let said = ''
  for (let at = 0; ; ) {
    const from = text.indexOf(begin, at)
    if (from < 0) return said + text.slice(at)
    const to = endOf(text, from)
    if (to < 0) return said + text.slice(at)
    said += text.slice(at, from) + sentenceOf(text.slice(from + 1, to), language)
    at = to + 1
  }
}

/** Returns the place of the end of a sentence, whose parameters may be sentences too. */
function endOf(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === begin) depth += 1
    if (text[at] === end) depth -= 1
    if (depth === 0) return at
  }
  return -1
}

function sentenceOf(json: string, language: string | undefined): string {
  const parsed = parse(json)
  if (!parsed) return json
  const [name, path, parameters, english] = parsed
  const texts = textsByName.get(name)
  let value: unknown = texts && inLanguage(texts, language)
  for (const key of path) value = isTexts(value) ? Reflect.get(value, key) : undefined
  const given = parameters.map((parameter) => toldParameter(parameter, language))
  const sentence: unknown = typeof value === 'function' ? value(...given) : value
  // A later version may lack the text.
  return typeof sentence === 'string' ? sentence : told(english, language)
}

function toldParameter(parameter: Parameter, language: string | undefined): Parameter {
  if (typeof parameter === 'string') return told(parameter, language)
  return Array.isArray(parameter)
    ? parameter.map((each: Parameter) => toldParameter(each, language))
    : parameter
}

/** Parses a stored sentence; undefined for other text between such characters, which anyone may type. */
function parse(json: string): Stored | undefined {
  try {
    const value: unknown = JSON.parse(json)
    const isStored = Array.isArray(value) && value.length === 4 && typeof value[0] === 'string'
    // `recorded` writes an array of four.
    return isStored && Array.isArray(value[1]) && Array.isArray(value[2])
      ? (value as unknown as Stored)
      : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function recorded(name: string, path: readonly string[], texts: object): object {
  return new Proxy(texts, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof key !== 'string') return value
      return recordedValue(name, [...path, key], value)
    },
    apply: (target, _this, parameters) => callOf(name, path, target, parameters),
  })
}

function recordedValue(name: string, path: readonly string[], value: unknown): unknown {
  if (typeof value === 'string') return sentence([name, path, [], value])
  if (typeof value === 'function')
    return (...parameters: readonly unknown[]) => callOf(name, path, value, parameters)
  return isTexts(value) && !Array.isArray(value) ? recorded(name, path, value) : value
}

function callOf(
  name: string,
  path: readonly string[],
  texts: unknown,
  parameters: readonly unknown[],
): unknown {
  const english: unknown = typeof texts === 'function' ? texts(...parameters) : undefined
  if (typeof english !== 'string' || !parameters.every(isParameter)) return english
  return sentence([name, path, parameters, told(english, 'en')])
}

function sentence(stored: Stored): string {
  return begin + JSON.stringify(stored) + end
}

function isParameter(value: unknown): value is Parameter {
  if (Array.isArray(value)) return value.every(isParameter)
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function isTexts(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
}
