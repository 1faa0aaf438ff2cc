import { familyKey } from '../product-family.ts'
import type { ExportedProduct, ExportedVariant } from './exported-product.ts'

/** A family has at most this many axes. */
const mostAxes = 2

/** How the variants of a product become products of a family. */
export interface FamilyPlan {
  /** The places of the options that tell the members apart. */
  readonly axes: readonly number[]
  /** The places of the options whose values become a part of the family's name. */
  readonly named: readonly number[]
}

/**
 * Chooses the options that become the axes of a family: those for which every variant has a value, and of more than two
 * the first that differ. Undefined if there is no family: for one variant, and where two variants would be the same.
 */
export function familyPlan({ options, variants }: ExportedProduct): FamilyPlan | undefined {
  if (variants.length < 2) return undefined
  const valuesOf = (option: number) => variants.map(({ values }) => values[option] ?? '')
  const whole = options.map((_, index) => index).filter((option) => valuesOf(option).every(Boolean))
  const varying = whole.filter((option) => new Set(valuesOf(option).map(familyKey)).size > 1)
  if (varying.length === 0) return undefined
  const axes = whole.length <= mostAxes ? whole : varying.slice(0, mostAxes)
  const plan = { axes, named: varying.filter((option) => !axes.includes(option)) }
  const places = new Set(variants.map((variant) => JSON.stringify(placeOf(variant, plan))))
  return places.size === variants.length ? plan : undefined
}

function placeOf({ values }: ExportedVariant, { axes, named }: FamilyPlan): readonly string[] {
  return [...named, ...axes].map((option) => (values[option] ?? '').toLowerCase())
}

/** The longest name of a family. */
const longestName = 50

/** Gives each product's families a name of their own, because families of one name are one family. */
export class FamilyNames {
  readonly #owners = new Map<string, string>()

  /**
   * Returns the name of a product's family, shortened to what fits, and whether it had to be changed.
   *
   * @param owner identifies the product.
   */
  nameOf(owner: string, wanted: string): { readonly name: string; readonly isChanged: boolean } {
    const short = shortened(wanted, longestName)
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? short : `${shortened(wanted, longestName - 5)} (${number})`
      const key = familyKey(name)
      const known = this.#owners.get(key)
      if (known !== undefined && known !== `${owner}\n${wanted}`) continue
      this.#owners.set(key, `${owner}\n${wanted}`)
      return { name, isChanged: name !== wanted }
    }
  }
}

/** Returns a text cut at a word's end, so that it has at most so many characters. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const end = cut.search(/\s\S*$/)
  return `${cut
    .slice(0, end > most / 2 ? end : undefined)
    .trimEnd()
    .toWellFormed()}…`
}
