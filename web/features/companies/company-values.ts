import { companyFieldTexts as contractTexts } from '../../../contract/companies/company-field-texts.ts'
import { companyForm, type invoiceFormats } from '../../../contract/companies/company-fields.ts'
import type { OwnCompany } from '../../../contract/companies/own-company.ts'
import { said } from '../../../contract/languages/said.ts'
import { type FieldRules, textProblem } from '../../forms/field-rules.ts'
import type { WireNames } from '../../forms/use-submit.ts'
import { companyFieldTexts as texts } from './field-texts.ts'

/** What a company writes about itself, as typed. */
export interface DetailValues {
  readonly name: string
  readonly country: string
  readonly line1: string
  readonly line2: string
  readonly postcode: string
  readonly city: string
  readonly region: string
  readonly vatNumber: string
  readonly invoiceEmail: string
}

/** What it chooses once it is granted. */
export interface ChoiceValues {
  readonly showsNet: boolean
  readonly buyerReference: string
  readonly electronicAddress: string
  /** Empty for none. */
  readonly invoiceFormat: string
}

export const emptyDetails: DetailValues = {
  name: '',
  country: '',
  line1: '',
  line2: '',
  postcode: '',
  city: '',
  region: '',
  vatNumber: '',
  invoiceEmail: '',
}

type Described = Pick<
  OwnCompany,
  'name' | 'country' | 'lines' | 'postcode' | 'city' | 'region' | 'vatNumber' | 'invoiceEmail'
>

export function detailValues({ lines, ...company }: Described): DetailValues {
  const { name, country, postcode, city, region, vatNumber, invoiceEmail } = company
  const [line1 = '', ...others] = lines
  return { name, country, line1, line2: others.join(', '), postcode, city, region, vatNumber, invoiceEmail }
}

export function detailsBody(values: DetailValues) {
  const { name, country, line1, line2, postcode, city, region, vatNumber, invoiceEmail } = values
  const lines = [line1, line2].map((line) => line.trim()).filter(Boolean)
  return { name, country, lines, postcode, city, region, vatNumber, invoiceEmail }
}

type Chosen = Pick<OwnCompany, 'showsNet' | 'buyerReference' | 'electronicAddress' | 'invoiceFormat'>

export function choiceValues({ invoiceFormat, ...company }: Chosen): ChoiceValues {
  const { showsNet, buyerReference, electronicAddress } = company
  return { showsNet, buyerReference, electronicAddress, invoiceFormat: invoiceFormat ?? '' }
}

export function choicesBody({ invoiceFormat, ...values }: ChoiceValues): Chosen {
  const { showsNet, buyerReference, electronicAddress } = values
  // The choice has only the formats of the contract.
  const format = (invoiceFormat || null) as (typeof invoiceFormats)[number] | null
  return { showsNet, buyerReference, electronicAddress, invoiceFormat: format }
}

export const detailRules: FieldRules<DetailValues> = {
  name: ({ name }) =>
    textProblem(name, { required: companyForm.name.required, maxLength: companyForm.name.maxLength }),
  country: ({ country }) => (country === '' ? texts.countryMissing : undefined),
  line1: ({ line1 }) => textProblem(line1, { required: said(contractTexts).lines }),
  city: ({ city }) => textProblem(city, { required: said(contractTexts).city }),
}

export const companyWireNames: WireNames = {
  name: 'name',
  country: 'country',
  line1: 'lines',
  postcode: 'postcode',
  city: 'city',
  region: 'region',
  vatNumber: 'vatNumber',
  invoiceEmail: 'invoiceEmail',
  buyerReference: 'buyerReference',
  electronicAddress: 'electronicAddress',
}
