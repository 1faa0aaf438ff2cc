import * as z from 'zod/mini'
import { type Maker, makerFields } from '../../../../contract/catalogue/makers.ts'
import type { FieldProblems, FieldRules } from '../../../forms/field-rules.ts'

/** Values of the form of a maker, as typed. */
export interface MakerValues {
  readonly name: string
  readonly address: string
  readonly country: string
  readonly contact: string
  /** One a line. */
  readonly brands: string
  readonly responsibleName: string
  readonly responsibleAddress: string
  readonly responsibleContact: string
}

export const emptyMaker: MakerValues = {
  name: '',
  address: '',
  country: '',
  contact: '',
  brands: '',
  responsibleName: '',
  responsibleAddress: '',
  responsibleContact: '',
}

/** Maps the fields of the form to their names in the API. */
export const makerWireNames = {
  name: 'name',
  address: 'address',
  country: 'country',
  contact: 'contact',
  brands: 'brands',
  responsibleName: 'responsible.name',
  responsibleAddress: 'responsible.address',
  responsibleContact: 'responsible.contact',
} as const satisfies Readonly<Record<keyof MakerValues, string>>

/** Returns the form values of a maker. */
export function makerValuesOf({ name, address, country, contact, brands, responsible }: Maker): MakerValues {
  return {
    name,
    address,
    country,
    contact,
    brands: brands.join('\n'),
    responsibleName: responsible?.name ?? '',
    responsibleAddress: responsible?.address ?? '',
    responsibleContact: responsible?.contact ?? '',
  }
}

/** Returns whether the form names a responsible person: one of its fields is filled. */
export function namesResponsible(values: MakerValues): boolean {
  const { responsibleName, responsibleAddress, responsibleContact } = values
  return [responsibleName, responsibleAddress, responsibleContact].some((text) => text.trim() !== '')
}

/** Converts form values to a request body. */
export function makerOf(values: MakerValues) {
  const { name, address, country, contact } = values
  const brands = values.brands.split('\n').map((brand) => brand.trim())
  return {
    name,
    address,
    country,
    contact,
    brands: [...new Set(brands.filter((brand) => brand !== ''))],
    responsible: namesResponsible(values)
      ? {
          name: values.responsibleName,
          address: values.responsibleAddress,
          contact: values.responsibleContact,
        }
      : null,
  }
}

const schema = z.object(makerFields)

function problemsIn(values: MakerValues): FieldProblems {
  const issues = z.safeParse(schema, makerOf(values)).error?.issues ?? []
  return Object.fromEntries(
    Object.entries(makerWireNames).flatMap(([field, wireName]) => {
      const issue = issues.find(({ path }) => path.join('.').startsWith(wireName))
      return issue ? [[field, issue.message]] : []
    }),
  )
}

/** Rules of the form, by the contract's schema. */
export const makerRules: FieldRules<MakerValues> = Object.fromEntries(
  Object.keys(makerWireNames).map((field) => [field, (values: MakerValues) => problemsIn(values)[field]]),
)
