import type { ToolFamily } from '../../../contract/catalogue/tool-guide.ts'
import type { MemberValue } from '../../../domain/catalogue/family-choices.ts'
import { links } from '../../routing/links.ts'
import type { Absolute } from './product-facts.ts'

/** The properties by which shopping services tell variants apart. */
export type VariantProperty = 'color' | 'size'

/** Returns the property for an axis of a family. Services know few properties; a length is a size for them. */
export function propertyOfAxis(axis: string): VariantProperty {
  return axis === 'colour' || axis === 'color' ? 'color' : 'size'
}

/** Writes a value for machines: `1700 mm`. */
export function plainValue({ value, unit }: MemberValue): string {
  return unit ? `${value} ${unit}` : String(value)
}

type Variant = Partial<Record<VariantProperty, string>>

/** Returns the values that tell a member apart; several of one property are one text. */
function valuesOf({ axes }: ToolFamily, { values }: ToolFamily['members'][number]): Variant {
  const texts = axes.flatMap(({ key }, axis) => {
    const value = values[axis]
    return value ? [[propertyOfAxis(key), plainValue(value)] as const] : []
  })
  return Object.fromEntries(
    [...Map.groupBy(texts, ([property]) => property)].map(([property, of]) => [
      property,
      of.map(([, text]) => text).join(', '),
    ]),
  )
}

function groupId({ id }: ToolFamily, absolute: Absolute): string {
  return `${absolute(links.tools)}#family-${encodeURIComponent(id)}`
}

/** Returns the fields by which a product of schema.org belongs to its family; none without a family. */
export function variantOf(family: ToolFamily | undefined, id: string, absolute: Absolute) {
  const member = family?.members.find(({ _id }) => _id === id)
  if (!family || !member) return {}
  return {
    inProductGroupWithID: family.id,
    isVariantOf: { '@id': groupId(family, absolute) },
    ...valuesOf(family, member),
  }
}

/** Returns a family as a ProductGroup of schema.org, whose members have pages of their own. */
export function groupData(family: ToolFamily, absolute: Absolute) {
  const properties = new Set(family.axes.map(({ key }) => propertyOfAxis(key)))
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    '@id': groupId(family, absolute),
    name: family.name,
    productGroupID: family.id,
    variesBy: Array.from(properties, (property) => `https://schema.org/${property}`),
    hasVariant: family.members.map((member) => {
      const url = absolute(links.tool(member._id))
      return {
        '@type': 'Product',
        '@id': `${url}#product`,
        name: member.name,
        url,
        ...valuesOf(family, member),
      }
    }),
  } as const
}
