import * as z from 'zod/mini'
import { deleted, email, id, inserted, requiredText, updated, wireInteger } from '../fields.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { writtenNumber } from '../written-number.ts'
import { priceRuleFieldTexts } from './price-rule-field-texts.ts'

/** The most customers of a group. */
export const mostMembers = 5_000

/** The fields of a group that staff write. */
export const customerGroupFields = {
  /** The price list of its members; null for none. Without the field a changed group keeps its list. */
  priceList: z.optional(z.nullable(id)),
  name: requiredText(80, () => said(priceRuleFieldTexts).groupName),
  /** The same email twice counts once. Only an account that has proven its email belongs to the group. */
  emails: z.array(email).check(
    z.minLength(1, { error: () => said(priceRuleFieldTexts).groupEmails }),
    z.maxLength(mostMembers, {
      error: () => said(priceRuleFieldTexts).mostEmails(writtenNumber(mostMembers)),
    }),
  ),
}

const group = z.object({
  _id: z.string(),
  name: z.string(),
  /** How many emails it has. */
  members: wireInteger,
  /** How many rules for it have neither ended nor been stopped. */
  rules: wireInteger,
  /** The price list of its members; null for none. */
  priceList: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  /** Counts its changes; `PUT /customer-groups/{id}` takes it back. */
  version: wireInteger,
})

export type CustomerGroup = z.output<typeof group>

const params = z.object({ id })

export const listCustomerGroups = operation({
  id: 'listCustomerGroups',
  method: 'GET',
  path: '/customer-groups',
  access: 'admin',
  staff: ['bookkeeper'],
  summary:
    'The groups of customers by name, each with the number of its customers, and of the prices for it.',
  extension: true,
  answer: z.array(group),
  errors: [],
})

export const getCustomerGroup = operation({
  id: 'getCustomerGroup',
  method: 'GET',
  path: '/customer-groups/{id}',
  access: 'admin',
  summary: 'A group with the emails of its customers, in their order.',
  extension: true,
  params,
  answer: z.object({
    _id: z.string(),
    name: z.string(),
    emails: z.array(z.string()),
    priceList: z.nullable(z.string()),
    version: wireInteger,
  }),
  errors: ['CUSTOMER_GROUP_NOT_FOUND'],
})

export const addCustomerGroup = operation({
  id: 'addCustomerGroup',
  method: 'POST',
  path: '/customer-groups',
  access: 'admin',
  summary: 'Adds a group of customers by their emails, also of people who have no account yet.',
  extension: true,
  bodyBytes: 2_000_000,
  body: z.object(customerGroupFields),
  answer: z.object(inserted),
  errors: ['CUSTOMER_GROUP_TAKEN', 'PRICE_LIST_GONE'],
})

export const changeCustomerGroup = operation({
  id: 'changeCustomerGroup',
  method: 'PUT',
  path: '/customer-groups/{id}',
  access: 'admin',
  summary: 'Replaces the name and the emails of a group, if nobody changed it since its `version`.',
  extension: true,
  bodyBytes: 2_000_000,
  params,
  body: z.object({ ...customerGroupFields, version: wireInteger }),
  answer: z.object(updated),
  errors: ['CUSTOMER_GROUP_NOT_FOUND', 'CUSTOMER_GROUP_TAKEN', 'CUSTOMER_GROUP_CHANGED', 'PRICE_LIST_GONE'],
})

export const deleteCustomerGroup = operation({
  id: 'deleteCustomerGroup',
  method: 'DELETE',
  path: '/customer-groups/{id}',
  access: 'admin',
  summary: 'Deletes a group, unless a price for it has neither ended nor been stopped.',
  extension: true,
  params,
  answer: z.object(deleted),
  errors: ['CUSTOMER_GROUP_NOT_FOUND', 'CUSTOMER_GROUP_IN_USE'],
})

export const customerGroupOperations = [
  listCustomerGroups,
  getCustomerGroup,
  addCustomerGroup,
  changeCustomerGroup,
  deleteCustomerGroup,
] as const
