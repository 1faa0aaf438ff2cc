import * as z from 'zod/mini'
import { deleted, email, id, updated, wireInteger, wireNumber } from '../fields.ts'
import { operation } from '../operation.ts'
import { companyChoices, companyDetails, companyStates, vatStates } from './company-fields.ts'

/** A company as its own people see it. */
const ownCompany = z.object({
  _id: z.string(),
  state: z.enum(companyStates),
  name: z.string(),
  country: z.string(),
  lines: z.array(z.string()),
  postcode: z.string(),
  city: z.string(),
  region: z.string(),
  vatNumber: z.string(),
  vatState: z.enum(vatStates),
  invoiceEmail: z.string(),
  showsNet: z.boolean(),
  buyerReference: z.string(),
  electronicAddress: z.string(),
  invoiceFormat: companyChoices.invoiceFormat,
  /** Within how many days it pays invoices, and the most that it may owe; null if it pays at once. */
  termsDays: z.nullable(wireInteger),
  limit: z.nullable(wireNumber),
  /** Counts its changes; `PUT /own-company` takes it back. */
  version: wireInteger,
  members: z.array(z.object({ email: z.string(), name: z.string(), addedAt: wireNumber })),
  invitations: z.array(z.object({ email: z.string(), invitedAt: wireNumber })),
})

export type OwnCompany = z.output<typeof ownCompany>

const ofOwn = { access: 'customer', noKey: 'own', extension: true } as const

export const getOwnCompany = operation({
  ...ofOwn,
  id: 'getOwnCompany',
  method: 'GET',
  path: '/own-company',
  summary:
    'The company for which the account buys, or has asked to; null for none. `invitations` are those of companies to the ' +
    'account, if it has proven its email.',
  answer: z.object({
    company: z.nullable(ownCompany),
    invitations: z.array(z.object({ company: z.string(), name: z.string() })),
  }),
  errors: [],
})

export const askForCompany = operation({
  ...ofOwn,
  id: 'askForCompany',
  method: 'POST',
  path: '/own-company',
  summary:
    'Asks the shop to buy for a company. The owner grants it. After a refusal it may be asked for again.',
  body: z.object(companyDetails),
  answer: z.object({ acknowledged: z.boolean(), insertedId: z.string() }),
  callsAMinute: 10,
  errors: ['COMPANY_ALREADY', 'VAT_NUMBER_WRONG'],
})

export const changeOwnCompany = operation({
  ...ofOwn,
  id: 'changeOwnCompany',
  method: 'PUT',
  path: '/own-company',
  summary:
    'Replaces the details of the own company, if nobody changed it since its `version`. Once it is granted, its name and ' +
    'country stay. Another VAT number is checked again, and counts from its confirmation on.',
  body: z.object({ ...companyDetails, ...companyChoices, version: wireInteger }),
  answer: z.object(updated),
  errors: ['NO_COMPANY', 'COMPANY_CHANGED', 'COMPANY_NAME_FIXED', 'VAT_NUMBER_WRONG'],
})

export const leaveOwnCompany = operation({
  ...ofOwn,
  id: 'leaveOwnCompany',
  method: 'DELETE',
  path: '/own-company',
  summary: 'Ends that the account buys for its company. Its orders stay as they were booked.',
  answer: z.object(deleted),
  errors: ['NO_COMPANY'],
})

export const inviteBuyer = operation({
  ...ofOwn,
  id: 'inviteBuyer',
  method: 'POST',
  path: '/own-company/invitations',
  summary: 'Invites a person by email to buy for the own company, also one without an account.',
  body: z.object({ email }),
  answer: z.object(updated),
  // Each call sends a mail.
  callsAMinute: 10,
  errors: ['NO_COMPANY', 'COMPANY_NOT_GRANTED', 'COMPANY_FULL', 'COMPANY_INVITED_ALREADY'],
})

export const withdrawInvitation = operation({
  ...ofOwn,
  id: 'withdrawInvitation',
  method: 'DELETE',
  path: '/own-company/invitations/{email}',
  summary: 'Withdraws an invitation to the own company.',
  params: z.object({ email }),
  answer: z.object(deleted),
  errors: ['NO_COMPANY'],
})

export const removeBuyer = operation({
  ...ofOwn,
  id: 'removeBuyer',
  method: 'DELETE',
  path: '/own-company/members/{email}',
  summary: 'Ends that another person buys for the own company.',
  params: z.object({ email }),
  answer: z.object(deleted),
  errors: ['NO_COMPANY', 'COMPANY_MEMBER_NOT_FOUND'],
})

export const joinCompany = operation({
  ...ofOwn,
  id: 'joinCompany',
  method: 'POST',
  path: '/companies/{id}/members',
  summary: 'Accepts the invitation of a company with an account that has proven the invited email.',
  params: z.object({ id }),
  answer: z.object(updated),
  errors: ['COMPANY_ALREADY', 'COMPANY_INVITATION_NOT_FOUND', 'EMAIL_NOT_PROVEN', 'COMPANY_FULL'],
})

export const ownCompanyOperations = [
  getOwnCompany,
  askForCompany,
  changeOwnCompany,
  leaveOwnCompany,
  inviteBuyer,
  withdrawInvitation,
  removeBuyer,
  joinCompany,
] as const
