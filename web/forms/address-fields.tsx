import { addressForm, type DeliveryAddress } from '../../contract/orders/addresses.ts'
import { TextField } from '../ui/fields/text-field.tsx'
import { AddressArea } from './address-area.tsx'
import { type FieldRules, textProblem } from './field-rules.ts'
import type { DraftedForm } from './use-drafted-form.ts'

/** The fields of a delivery address, as typed. */
export interface AddressValues {
  readonly name: string
  readonly address: string
  readonly phone: string
}

export const addressRules: FieldRules<AddressValues> = {
  name: ({ name }) => textProblem(name, addressForm.name),
  address: ({ address }) => textProblem(address, addressForm.address),
  phone: ({ phone }) => textProblem(phone, addressForm.phone),
}

export const addressWireNames = { name: 'name', address: 'address', phone: 'phone' }

export function trimmedAddress({ name, address, phone }: AddressValues): DeliveryAddress {
  return { name: name.trim(), address: address.trim(), phone: phone.trim() }
}

const texts = {
  name: 'Name',
  address: 'Address',
  addressHint: 'Street, city, postal code and country.',
  phone: 'Phone',
  phoneHint: 'For the carrier.',
}

interface AddressFieldsProps {
  readonly form: Pick<DraftedForm<AddressValues>, 'text'>
  /** Addresses that the person has entered before. */
  readonly known: readonly string[]
  /** Makes the fields read-only during the request. */
  readonly busy: boolean
}

/** Renders the fields of a delivery address, with autofill. */
export function AddressFields({ form, known, busy }: AddressFieldsProps) {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label={texts.name} autoComplete="shipping name" readOnly={busy} {...form.text('name')} />
        <TextField
          label={texts.phone}
          hint={texts.phoneHint}
          type="tel"
          autoComplete="shipping tel"
          readOnly={busy}
          {...form.text('phone')}
        />
      </div>
      <AddressArea
        label={texts.address}
        known={known}
        hint={texts.addressHint}
        rows={3}
        autoComplete="shipping street-address"
        readOnly={busy}
        {...form.text('address')}
      />
    </>
  )
}
