import * as z from 'zod/mini'
import { displayedText, id, requiredText, typedText, updated, wireInteger, wireNumber } from '../fields.ts'
import { said } from '../languages/said.ts'
import { listHeaders, pageParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { companyFieldTexts } from './company-field-texts.ts'
import {
  companyChoices,
  companyDetails,
  companyStates,
  companyTerms,
  decidedTerms,
  termsTogether,
  vatStates,
} from './company-fields.ts'

/** A company in the list of staff. */
const listedCompany = z.object({
  _id: z.string(),
  name: z.string(),
  country: z.string(),
  state: z.enum(companyStates),
  vatNumber: z.string(),
  vatState: z.enum(vatStates),
  /** The email of the account that asked; null once it is deleted. */
  askedBy: z.nullable(z.string()),
  /** In milliseconds. */
  askedAt: wireNumber,
  termsDays: z.nullable(wireInteger),
  limit: z.nullable(wireNumber),
})

export type ListedCompany = z.output<typeof listedCompany>

const company = z.extend(listedCompany, {
  lines: z.array(z.string()),
  postcode: z.string(),
  city: z.string(),
  region: z.string(),
  invoiceEmail: z.string(),
  showsNet: z.boolean(),
  buyerReference: z.string(),
  electronicAddress: z.string(),
  invoiceFormat: companyChoices.invoiceFormat,
  priceListId: z.nullable(z.string()),
  note: z.string(),
  /** When the number was last looked up, until when its confirmation counts, and when it is asked again. */
  vatCheckedAt: z.nullable(wireNumber),
  vatConfirmedUntil: z.nullable(wireNumber),
  vatNextCheckAt: z.nullable(wireNumber),
  /** How a member of staff confirmed the number; empty if the VIES did. */
  vatWord: z.string(),
  /** Whether the shop looks numbers up itself. */
  asksVies: z.boolean(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(wireNumber),
  members: z.array(
    z.object({
      email: z.string(),
      name: z.string(),
      addedAt: wireNumber,
      /** Whether the account has proven the email. */
      proven: z.boolean(),
    }),
  ),
  invitations: z.array(z.object({ email: z.string(), invitedAt: wireNumber })),
  /** The days and the limit that the settings propose for a company; earlier versions of the shop omit them. */
  usualTerms: z.optional(z.object({ termsDays: wireInteger, limit: z.nullable(wireNumber) })),
  version: wireInteger,
})

export type Company = z.output<typeof company>

const params = z.object({ id })

export const listCompanies = operation({
  id: 'listCompanies',
  method: 'GET',
  path: '/companies',
  access: 'admin',
  staff: ['bookkeeper'],
  summary:
    'The companies, the last ones that asked first. `search` finds any part of the name, of the VAT number or of the ' +
    'email that asked.',
  extension: true,
  query: z.object({
    search: z.optional(typedText(100)),
    state: z.optional(z.enum(companyStates)),
    ...pageParameters,
  }),
  answer: z.array(listedCompany),
  answerHeaders: listHeaders,
  errors: ['CURSOR_INVALID'],
})

export const getCompany = operation({
  id: 'getCompany',
  method: 'GET',
  path: '/companies/{id}',
  access: 'admin',
  staff: ['bookkeeper'],
  summary: 'A company with its people, its terms and what is known of its VAT number.',
  extension: true,
  params,
  answer: company,
  errors: ['COMPANY_NOT_FOUND'],
})

export const changeCompany = operation({
  id: 'changeCompany',
  method: 'PUT',
  path: '/companies/{id}',
  access: 'admin',
  summary:
    'Replaces the details, choices and terms of a company, if nobody changed it since its `version`. Terms of payment ' +
    'need a limit. Another VAT number is checked again.',
  extension: true,
  params,
  body: z
    .object({ ...companyDetails, ...companyChoices, ...companyTerms, version: wireInteger })
    .check(...termsTogether),
  answer: z.object(updated),
  errors: ['COMPANY_NOT_FOUND', 'COMPANY_CHANGED', 'VAT_NUMBER_WRONG', 'PRICE_LIST_GONE'],
})

export const decideCompany = operation({
  id: 'decideCompany',
  method: 'POST',
  path: '/companies/{id}/decision',
  access: 'admin',
  summary:
    'Grants, refuses or ends that people buy for a company, if nobody changed it since its `version`. `message` goes to ' +
    'them by email, with the terms of payment that are granted at once.',
  extension: true,
  params,
  body: z.object({
    state: z.enum(['granted', 'refused', 'ended']),
    message: displayedText(1000),
    /** With `granted`: its terms of payment and its price list, which replace those that it has. */
    terms: z.optional(z.object(decidedTerms).check(...termsTogether)),
    version: wireInteger,
  }),
  answer: z.object(updated),
  errors: ['COMPANY_NOT_FOUND', 'COMPANY_CHANGED', 'COMPANY_DECIDED', 'PRICE_LIST_GONE'],
})

export const confirmVatNumber = operation({
  id: 'confirmVatNumber',
  method: 'POST',
  path: '/companies/{id}/vat-confirmation',
  access: 'admin',
  summary:
    'Confirms the VAT number of a company with the word of a member of staff, for 90 days. The record of changes keeps it.',
  extension: true,
  params,
  body: z.object({
    vatNumber: companyDetails.vatNumber,
    word: requiredText(300, () => said(companyFieldTexts).word),
  }),
  answer: z.object(updated),
  errors: ['COMPANY_NOT_FOUND', 'COMPANY_CHANGED', 'VAT_NUMBER_MISSING'],
})

export const checkVatNumber = operation({
  id: 'checkVatNumber',
  method: 'POST',
  path: '/companies/{id}/vat-check',
  access: 'admin',
  summary: 'Asks for the VAT number of a company in the VIES again, as soon as possible.',
  extension: true,
  params,
  answer: z.object(updated),
  errors: ['COMPANY_NOT_FOUND', 'VAT_NUMBER_MISSING'],
})

export const companyOperations = [
  listCompanies,
  getCompany,
  changeCompany,
  decideCompany,
  confirmVatNumber,
  checkVatNumber,
] as const
