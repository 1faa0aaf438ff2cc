import type { FormObject } from '../form-body.ts'
import { missing, nested, text } from '../parameters.ts'

export type Address = {
  readonly city: string | null
  readonly country: string | null
  readonly line1: string | null
  readonly line2: string | null
  readonly postal_code: string | null
  readonly state: string | null
}

/** A shipping address, stored and returned but not used otherwise. */
export type Shipping = {
  readonly address: Address
  readonly carrier: string | null
  readonly name: string
  readonly phone: string | null
  readonly tracking_number: string | null
}

export const noAddress: Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
}

/** Parses the nested parameter `address`; absent fields are null. */
export function readAddress(form: FormObject): Address {
  const address = nested(form, 'address')
  const line = (name: keyof Address) => text(address, name) ?? null
  return {
    city: line('city'),
    country: line('country'),
    line1: line('line1'),
    line2: line('line2'),
    postal_code: line('postal_code'),
    state: line('state'),
  }
}

/** Parses the nested parameter `shipping`; undefined when it is absent. */
export function readShipping(form: FormObject): Shipping | undefined {
  if (form.shipping === undefined || form.shipping === '') return undefined
  const shipping = nested(form, 'shipping')
  const name = text(shipping, 'name')
  if (name === undefined) throw missing('shipping[name]')
  if (text(nested(shipping, 'address'), 'line1') === undefined) throw missing('shipping[address][line1]')
  return {
    address: readAddress(shipping),
    carrier: text(shipping, 'carrier') ?? null,
    name,
    phone: text(shipping, 'phone') ?? null,
    tracking_number: text(shipping, 'tracking_number') ?? null,
  }
}
