import type { ProductDetails } from '../../contract/catalogue/product-details.ts'
import { foldLetters } from '../search/fold-text.ts'

/** The details that place a product in its family. */
export type Grouped = Pick<ProductDetails, 'family' | 'familyAxes' | 'specs'>

/** The place of a product in a family. Two members never have the same values. */
export interface FamilyPlace {
  /** The family's name in its comparable form, which is also its address and its id in feeds. */
  readonly key: string
  /** The axes, as JSON. All members have the same. */
  readonly axes: string
  /** The member's values by axis in their comparable form, as JSON. */
  readonly values: string
}

/** Returns the comparable form of a family's name: its words in lower case, joined by hyphens. */
export function familyKey(name: string): string {
  return foldLetters(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-')
}

/** Returns the place of a product in its family; undefined without a family. */
export function familyPlace({ family = '', familyAxes = [], specs = [] }: Grouped): FamilyPlace | undefined {
  const key = familyKey(family)
  if (key === '') return undefined
  const rows = new Map(specs.map((spec) => [spec.key, spec]))
  const values = familyAxes.map((axis) => {
    const { value = '', unit = '' } = rows.get(axis) ?? {}
    return `${foldLetters(String(value))} ${foldLetters(unit)}`.trim()
  })
  return { key, axes: JSON.stringify(familyAxes), values: JSON.stringify(values) }
}

/** Returns the axes of a product's family for which its specification has no value. */
export function axesWithoutValue({ family, familyAxes = [], specs = [] }: Grouped): readonly string[] {
  if (family === undefined) return []
  const keys = new Set(specs.map(({ key }) => key))
  return familyAxes.filter((axis) => !keys.has(axis))
}

/** What the members of a family are called, by the values that tell them apart. */
export type MembersName = 'lengths' | 'colours' | 'sizes' | 'versions'

/** Returns what the members of a family with these axes are called. */
export function nameOfMembers(axes: readonly string[]): MembersName {
  const [axis = '', ...more] = axes
  if (more.length > 0) return 'versions'
  if (axis === 'length') return 'lengths'
  return axis === 'colour' || axis === 'color' ? 'colours' : 'sizes'
}
