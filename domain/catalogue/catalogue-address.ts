import {
  type CatalogueFilter,
  type FilterChoice,
  filterOf,
  rangeOf,
  readFilter,
  specPrefix,
  writeFilter,
} from './catalogue-filter.ts'

/** The API parameters that select and sort products. */
export interface CatalogueQuery {
  readonly q?: string
  readonly category?: string
  readonly filter?: string
  readonly sort?: string
  readonly after?: string
}

const plainNames = ['q', 'category', 'sort', 'after'] as const
/** The accepted text of a range's end, for the `pattern` attribute of a field. */
export const rangeEndPattern = '\\s*(?:\\d{1,3}(?:,\\d{3}){1,2}|\\d{1,9}(?:[.,]\\d{0,4})?|[.,]\\d{1,4})\\s*'
const amount = new RegExp(`^(?:${rangeEndPattern})$`)
const specName = /^spec\.[a-z][a-z0-9-]{0,39}$/
/** With at most as many ranges, the filter stays within the API's limit. */
const mostChoices = 30

/**
 * Reads the API parameters from a page's address, whose form has plain field names: `brand=…&stock=in`
 * `&price-from=5&spec.jaw-width-to=25`. Leaves out values that no form sends.
 */
export function queryOfAddress(address: URLSearchParams): CatalogueQuery {
  const filter = writeFilter(filterOfAddress(address))
  return {
    ...Object.fromEntries(plainNames.flatMap((name) => present(name, typed(address.get(name))))),
    ...Object.fromEntries(present('filter', filter)),
  }
}

/** Converts API parameters to the form fields of a page's address. */
export function addressOfQuery(query: CatalogueQuery): URLSearchParams {
  const address = new URLSearchParams()
  for (const name of ['q', 'category'] as const) if (query[name]) address.append(name, query[name])
  for (const [name, value] of fieldsOfFilter(readFilter(query.filter ?? ''))) address.append(name, value)
  for (const name of ['sort', 'after'] as const) if (query[name]) address.append(name, query[name])
  return address
}

/** Returns typed text without null characters, which only programs send and which the API refuses. */
function typed(value: string | null): string {
  return (value ?? '').replaceAll('\u0000', '').trim()
}

function present(name: string, value: string): [string, string][] {
  return value ? [[name, value]] : []
}

/** Reads the filter from the address of a page. */
export function filterOfAddress(address: URLSearchParams): CatalogueFilter {
  const choices: [string, FilterChoice][] = []
  for (const [name, value] of address) {
    const text = typed(value)
    if (text === '' || isEnd(name, text)) continue
    if (name === 'brand' || name === 'fits' || specName.test(name)) choices.push([name, text.slice(0, 120)])
    if (name === 'stock' && text === 'in') choices.push([name, text])
  }
  return filterOf([...choices.slice(0, mostChoices), ...rangesIn(address)])
}

/** Returns the form fields of a filter. */
function fieldsOfFilter(filter: CatalogueFilter): readonly (readonly [name: string, value: string])[] {
  return filter.flatMap(({ name, anyOf }) =>
    anyOf.flatMap((choice) => {
      // Otherwise the key `speeds-from` with the value 8 would read as the range of `speeds` from 8.
      const range = typeof choice === 'string' && isEnd(name, choice) ? rangeOf(choice, choice) : choice
      if (typeof range === 'string') return [[name, range] as const]
      const { from, to } = range
      return [
        ...(from === undefined ? [] : [[`${name}-from`, String(from)] as const]),
        ...(to === undefined ? [] : [[`${name}-to`, String(to)] as const]),
      ]
    }),
  )
}

function rangesIn(address: URLSearchParams): [string, FilterChoice][] {
  const names = [...new Set(address.keys())].flatMap((name) => rangeNamed(name) ?? [])
  return [...new Set(names)].slice(0, mostChoices).flatMap((name): [string, FilterChoice][] => {
    const [from, to] = [endIn(address, `${name}-from`), endIn(address, `${name}-to`)]
    if (from === '' && to === '') return []
    const isSwapped = from !== '' && to !== '' && Number(from) > Number(to)
    return [[name, isSwapped ? rangeOf(to, from) : rangeOf(from, to)]]
  })
}

function endIn(address: URLSearchParams, name: string): string {
  const text = address.get(name)?.trim() ?? ''
  if (!amount.test(text)) return ''
  const isGrouped = /^[1-9]\d{0,2}(?:,\d{3})+$/.test(text)
  return isGrouped ? text.replaceAll(',', '') : text.replace(',', '.')
}

/** Returns the name of the range whose end a field states. */
function rangeNamed(field: string): string | undefined {
  const name = /^(.+)-(?:from|to)$/.exec(field)?.[1]
  return name === 'price' || (name?.startsWith(specPrefix) && specName.test(name)) ? name : undefined
}

function isEnd(name: string, value: string): boolean {
  return rangeNamed(name) !== undefined && amount.test(value)
}
