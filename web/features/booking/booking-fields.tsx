import type { Tool } from '../../api/rows/catalogue.ts'
import { QuantityField } from '../../buying/quantity-field.tsx'
import { AddressArea } from '../../forms/address-area.tsx'
import { useSession } from '../../session/session.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { BookingProblem } from './booking-problem.ts'
import type { BookingValues } from './booking-values.ts'
import { bookingTexts } from './texts.ts'

interface BookingFieldsProps {
  readonly product: Tool
  /** False for an order that is picked up, and for a gift card, whose code is mailed. */
  readonly asksAddress: boolean
  readonly values: BookingValues
  /** The address from the profile; empty if it has none. */
  readonly ownAddress: string
  readonly change: (changed: Partial<BookingValues>) => void
  /** The errors by field. */
  readonly fields: BookingProblem['fields']
  /** False before hydration, when typed values would be lost. */
  readonly ready: boolean
}

/** Renders quantity, phone and address (spec §5), and the signed-in person. */
export function BookingFields({
  product,
  asksAddress,
  values,
  ownAddress,
  change,
  fields,
  ready,
}: BookingFieldsProps) {
  return (
    <fieldset className="grid gap-5" disabled={!ready}>
      <legend className="sr-only">{bookingTexts.heading}</legend>
      <QuantityField
        product={product}
        value={values.quantity}
        change={(quantity) => change({ quantity })}
        problem={fields.quantity}
      />
      <TextField
        label={bookingTexts.phone}
        hint={bookingTexts.phoneHint}
        problem={fields.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        value={values.phone}
        onChange={(event) => change({ phone: event.target.value })}
      />
      {asksAddress && (
        <AddressArea
          label={bookingTexts.address}
          known={[ownAddress]}
          hint={bookingTexts.addressHint}
          name="address"
          autoComplete="street-address"
          rows={2}
          value={values.address}
          onChange={(event) => change({ address: event.target.value })}
        />
      )}
      <WhoBooks />
    </fieldset>
  )
}

/** Shows the signed-in person, read-only. */
function WhoBooks() {
  const session = useSession()
  if (session.status === 'out') return null
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {/* An account that a code has made has no name yet; the payment asks who receives the parcel. */}
      {session.name !== '' && (
        <TextField label={bookingTexts.name} name="name" value={session.name} readOnly autoComplete="off" />
      )}
      <TextField label={bookingTexts.email} name="email" value={session.email} readOnly autoComplete="off" />
    </div>
  )
}
