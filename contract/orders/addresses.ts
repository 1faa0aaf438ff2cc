import * as z from 'zod/mini'
import { accountFieldTexts } from '../accounts/account-field-texts.ts'
import { cleanCode, cleanLine, cleanPhone } from '../clean-text.ts'
import { fieldTexts } from '../field-texts.ts'
import {
  copiedText,
  deleted,
  displayedText,
  id,
  inserted,
  requiredCopy,
  requiredText,
  updated,
} from '../fields.ts'
import { longestText } from '../form-rules.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { orderFieldTexts } from './order-field-texts.ts'

/** The rules and messages of a delivery address, for any form library. */
export const addressForm = {
  name: {
    get required() {
      return said(fieldTexts).nameRequired
    },
    maxLength: longestText(200),
  },
  address: {
    get required() {
      return said(accountFieldTexts).addressRequired
    },
    maxLength: longestText(1000),
  },
  phone: {
    get required() {
      return said(accountFieldTexts).phoneRequired
    },
    maxLength: longestText(60),
  },
} as const

/** The most addresses of one account. */
export const mostAddresses = 20

/** An address has at most this many lines of street, number, flat and building. */
export const mostLines = 4

/** Message for an unknown country. */
export const countryUnknown = () => said(orderFieldTexts).country

/** The longest texts of the parts; together they are shorter than the longest text of an address. */
export const longestParts = { company: 100, line: 150, postcode: 20, city: 100, region: 100 } as const

/** A part of an address: one line, also if a line break was pasted into it. */
function part(longest: number) {
  return displayedText(longest).check(z.overwrite(cleanLine))
}

/**
 * An address as it is sent: its parts, or only its text, which clients of the plain contract have. The parts take
 * precedence.
 */
const addressFields = {
  name: requiredText(addressForm.name.maxLength.value, () => addressForm.name.required),
  address: z.optional(displayedText(addressForm.address.maxLength.value)),
  phone: requiredCopy(addressForm.phone.maxLength.value, cleanPhone, () => addressForm.phone.required),
  company: z.optional(part(longestParts.company)),
  lines: z.optional(
    z
      .array(part(longestParts.line))
      .check(z.maxLength(mostLines, { error: () => said(orderFieldTexts).lines(mostLines) })),
  ),
  postcode: z.optional(copiedText(longestParts.postcode, cleanCode)),
  city: z.optional(part(longestParts.city)),
  region: z.optional(part(longestParts.region)),
  /** ISO 3166 code; empty: not known yet. */
  country: z.optional(z.string().check(z.regex(/^(?:[A-Z]{2})?$/, { error: countryUnknown }))),
}

interface TextOrLines {
  readonly address?: string | undefined
  readonly lines?: readonly string[] | undefined
}

/** An address has its lines, or its text. */
const hasAddress = z.refine<TextOrLines>(
  ({ address, lines }) => Boolean(address) || (lines?.some(Boolean) ?? false),
  { path: ['address'], error: () => addressForm.address.required },
)

/**
 * A delivery address: the receiver's name, the address as one text that ends with the country's name, and a phone
 * number for the carrier. The parts are extensions, and absent if they are unknown.
 */
export const deliveryAddress = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  company: z.optional(z.string()),
  /** Street, number, flat. */
  lines: z.optional(z.array(z.string())),
  postcode: z.optional(z.string()),
  city: z.optional(z.string()),
  /** State, province, prefecture or county, in countries that write one. */
  region: z.optional(z.string()),
  /** ISO 3166 code. */
  country: z.optional(z.string()),
})

export type DeliveryAddress = z.output<typeof deliveryAddress>

export const keptAddress = z.object({ _id: z.string(), ...deliveryAddress.shape })

export type KeptAddress = z.output<typeof keptAddress>

export const listAddresses = operation({
  id: 'listAddresses',
  method: 'GET',
  path: '/addresses',
  access: 'customer',
  noKey: 'own',
  summary: "The account's delivery addresses, the last used first.",
  extension: true,
  answer: z.array(keptAddress),
  errors: [],
})

export const addAddress = operation({
  id: 'addAddress',
  method: 'POST',
  path: '/addresses',
  access: 'customer',
  noKey: 'own',
  summary: 'Keeps a delivery address in the account. One that is kept already becomes the last used.',
  extension: true,
  body: z.object(addressFields).check(hasAddress),
  answer: z.object(inserted),
  errors: ['ADDRESSES_LIMIT'],
})

export const changeAddress = operation({
  id: 'changeAddress',
  method: 'PUT',
  path: '/addresses/{id}',
  access: 'customer',
  noKey: 'own',
  summary: 'Changes a kept address. Orders that were given it do not change.',
  extension: true,
  params: z.object({ id }),
  body: z.object(addressFields).check(hasAddress),
  answer: z.object(updated),
  errors: ['ADDRESS_NOT_FOUND'],
})

export const deleteAddress = operation({
  id: 'deleteAddress',
  method: 'DELETE',
  path: '/addresses/{id}',
  access: 'customer',
  noKey: 'own',
  summary: 'Deletes a kept address. Orders that were given it do not change.',
  extension: true,
  params: z.object({ id }),
  answer: z.object(deleted),
  errors: ['ADDRESS_NOT_FOUND'],
})

export const setDeliveryAddress = operation({
  id: 'setDeliveryAddress',
  method: 'PUT',
  path: '/delivery-address',
  access: 'customer',
  noKey: 'own',
  summary:
    'Gives own orders their delivery address, all or none; possible until each is sent. The account keeps the address.',
  extension: true,
  body: z
    .object({
      orders: z
        .array(id)
        .check(
          z.minLength(1, { error: () => said(orderFieldTexts).orderNamed }),
          z.maxLength(200, { error: () => said(orderFieldTexts).orders(200) }),
        ),
      ...addressFields,
      /** Only if all orders are unpaid, because another page may have paid them with another address. */
      onlyUnpaid: z.optional(z.literal(true)),
    })
    .check(hasAddress),
  laterFields: ['country'],
  answer: z.object({
    ...updated,
    /** Whether prices changed with the country, so that the new sum must be shown before it is paid. */
    repriced: z.optional(z.boolean()),
  }),
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_SENT',
    'ORDER_WITHOUT_ADDRESS',
    'ORDER_ALREADY_PAID',
    'COUNTRY_NOT_DELIVERED',
    'DELIVERY_PAID',
    'ORDER_CANNOT_BE_PAID',
    'PAYMENT_IN_PROGRESS',
    'PAYMENT_REFUNDED',
    'PROVIDER_UNAVAILABLE',
  ],
})

export const addresses = [
  listAddresses,
  addAddress,
  changeAddress,
  deleteAddress,
  setDeliveryAddress,
] as const
