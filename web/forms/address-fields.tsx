import { useHost } from '../api/host.ts'
import { TextField } from '../ui/fields/text-field.tsx'
import { AddressArea } from './address-area.tsx'
import { addressFieldsTexts as texts } from './address-texts.ts'
import { type AddressValues, addressParts } from './address-values.ts'
import { PartFields } from './part-fields.tsx'
import type { DraftedForm } from './use-drafted-form.ts'

interface AddressFieldsProps {
  readonly form: Pick<DraftedForm<AddressValues>, 'text' | 'values' | 'change' | 'problems'>
  /** Addresses that the person has entered before. */
  readonly known: readonly AddressValues[]
  /** Makes the fields read-only during the request. */
  readonly busy: boolean
  /** The person has just chosen a country outside of the fields; the focus goes to the one inside. */
  readonly focusCountry?: boolean
}

/** Renders the fields of a delivery address, for browsers to fill in. */
export function AddressFields({ form, known, busy, focusCountry = false }: AddressFieldsProps) {
  const hasParts = useHost().offers(addressParts)
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
      {hasParts ? (
        <PartFields form={form} known={known} busy={busy} focusCountry={focusCountry} />
      ) : (
        <AddressArea
          label={texts.address}
          known={known.map(({ address }) => address)}
          hint={texts.addressHint}
          rows={3}
          autoComplete="shipping street-address"
          readOnly={busy}
          {...form.text('address')}
        />
      )}
    </>
  )
}
