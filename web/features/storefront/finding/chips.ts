import type { Facets } from '../../../../contract/catalogue/catalogue-query.ts'
import type { Formats } from '../../../ui/values/formats.ts'
import { shortMoney } from '../../../ui/values/numbers.ts'
import { labelTexts } from '../../../ui/values/value-texts.ts'
import { findingTexts } from './texts.ts'

/** A choice in the address, with the address that removes it. */
export interface ChosenChip {
  readonly label: string
  /** True for a category without a translation, which is in the shop's standard language. */
  readonly isOriginal?: true
  readonly without: string
}

/** Lists the choices in a list's address, in their order there. */
export function chipsOf(
  formats: Formats,
  path: string,
  address: URLSearchParams,
  facets: Facets,
): readonly ChosenChip[] {
  const seen = new Set<string>()
  return [...address].flatMap(([name, value]): ChosenChip[] => {
    const range = /^(price|spec\..+)-(?:from|to)$/.exec(name)?.[1]
    const own = range ?? `${name}=${value}`
    if (value === '' || seen.has(own)) return []
    seen.add(own)
    const label = range ? rangeLabel(formats, range, address, facets) : labelOf(name, value, facets)
    if (label === undefined) return []
    const names = range ? [`${range}-from`, `${range}-to`] : [name]
    const without = addressWithout(path, address, names, range ? undefined : value)
    const isOriginal = name === 'category' && categoryLabel(value, facets) === undefined
    return [{ label, without, ...(isOriginal && { isOriginal }) }]
  })
}

/** Returns the address of a list's first page without some parameters, or without one of their values. */
function addressWithout(
  path: string,
  address: URLSearchParams,
  names: readonly string[],
  value?: string,
): string {
  const rest = new URLSearchParams(address)
  rest.delete('after')
  for (const name of names) rest.delete(name, value)
  return rest.size > 0 ? `${path}?${rest}` : path
}

/** Returns the address of a list's first page with another value for one parameter. */
export function addressWith(path: string, address: URLSearchParams, name: string, value: string): string {
  const changed = new URLSearchParams(address)
  changed.delete('after')
  changed.set(name, value)
  return `${path}?${changed}`
}

function labelOf(name: string, value: string, facets: Facets): string | undefined {
  if (name === 'q') return findingTexts.words(value)
  if (name === 'category') return categoryLabel(value, facets) ?? value
  if (name === 'brand') return value
  if (name === 'stock') return value === 'in' ? findingTexts.inStock : undefined
  if (name === 'fits') return facets.fits.find(({ id }) => id === value)?.name ?? value
  if (!name.startsWith('spec.')) return undefined
  return labelTexts.named(specName(name, facets), choiceName(name, value, facets))
}

function categoryLabel(category: string, { categories }: Facets): string | undefined {
  return categories.find(({ value }) => value === category)?.label
}

function rangeLabel(formats: Formats, range: string, address: URLSearchParams, facets: Facets): string {
  const [from, to] = [address.get(`${range}-from`), address.get(`${range}-to`)]
  if (range === 'price')
    return findingTexts.range(
      findingTexts.price,
      from && amountOf(formats, from),
      to && amountOf(formats, to),
    )
  const unit = facets.specs.find(({ key }) => `spec.${key}` === range)?.unit
  const name = specName(range, facets)
  return findingTexts.range(name, from, to) + (unit ? ` ${unit}` : '')
}

function specName(parameter: string, facets: Facets): string {
  const key = parameter.slice('spec.'.length)
  return facets.specs.find((spec) => spec.key === key)?.name ?? key
}

/** Returns a chosen value of a specification in the language of the page, if a product says it so. */
function choiceName(parameter: string, value: string, facets: Facets): string {
  const facet = facets.specs.find(({ key }) => `spec.${key}` === parameter)
  const choices = facet && 'choices' in facet ? facet.choices : []
  return choices.find((choice) => choice.value === value)?.label ?? value
}

/** Writes a typed amount with the currency; other text stays unchanged. */
function amountOf(formats: Formats, text: string): string {
  const amount = Number(text)
  return Number.isNaN(amount) ? text : shortMoney(formats, amount)
}
