import * as z from 'zod/mini'
import { cleanPhone } from '../clean-text.ts'
import { deleted, id, inserted, requiredCopy, requiredText, updated } from '../fields.ts'
import { operation } from '../operation.ts'

/** The rules and messages of a delivery address, for any form library. */
export const addressForm = {
  name: {
    required: 'Name is Required',
    maxLength: { value: 200, message: 'At most 200 characters.' },
  },
  address: {
    required: 'address is Required',
    maxLength: { value: 1000, message: 'At most 1000 characters.' },
  },
  phone: {
    required: 'phone is Required',
    maxLength: { value: 60, message: 'At most 60 characters.' },
  },
} as const

/** The most addresses of one account. */
export const mostAddresses = 20

const addressFields = {
  name: requiredText(addressForm.name.maxLength.value, addressForm.name.required),
  address: requiredText(addressForm.address.maxLength.value, addressForm.address.required),
  phone: requiredCopy(addressForm.phone.maxLength.value, cleanPhone, addressForm.phone.required),
}

/** A delivery address: the receiver's name, the address lines, and a phone number for the carrier. */
export const deliveryAddress = z.object({ name: z.string(), address: z.string(), phone: z.string() })

export type DeliveryAddress = z.output<typeof deliveryAddress>

export const keptAddress = z.object({ _id: z.string(), ...deliveryAddress.shape })

export type KeptAddress = z.output<typeof keptAddress>

export const listAddresses = operation({
  id: 'listAddresses',
  method: 'GET',
  path: '/addresses',
  access: 'customer',
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
  summary: 'Keeps a delivery address in the account. One that is kept already becomes the last used.',
  extension: true,
  body: z.object(addressFields),
  answer: z.object(inserted),
  errors: ['ADDRESSES_LIMIT'],
})

export const changeAddress = operation({
  id: 'changeAddress',
  method: 'PUT',
  path: '/addresses/{id}',
  access: 'customer',
  summary: 'Changes a kept address. Orders that were given it do not change.',
  extension: true,
  params: z.object({ id }),
  body: z.object(addressFields),
  answer: z.object(updated),
  errors: ['ADDRESS_NOT_FOUND'],
})

export const deleteAddress = operation({
  id: 'deleteAddress',
  method: 'DELETE',
  path: '/addresses/{id}',
  access: 'customer',
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
  summary:
    'Gives own orders their delivery address, all or none; possible until each is sent. The account keeps the address.',
  extension: true,
  body: z.object({
    orders: z
      .array(id)
      .check(z.minLength(1, 'Name at least one order.'), z.maxLength(200, 'At most 200 orders.')),
    ...addressFields,
    /** Refuses the change if any order is paid: a payment in another tab may have used another address. */
    onlyUnpaid: z.optional(z.literal(true)),
  }),
  answer: z.object(updated),
  errors: ['ORDER_NOT_FOUND', 'ORDER_SENT', 'ORDER_ALREADY_PAID'],
})

export const addresses = [
  listAddresses,
  addAddress,
  changeAddress,
  deleteAddress,
  setDeliveryAddress,
] as const
