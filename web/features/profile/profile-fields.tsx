import { AddressArea } from '../../forms/address-area.tsx'
import type { PictureValues } from '../../forms/picture-field.tsx'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { profileTexts } from './texts.ts'

export interface ProfileValues extends PictureValues {
  readonly name: string
  readonly address: string
  readonly status: string
  readonly phone: string
}

/** Puts two short fields in one row if there is room. */
const pair = 'grid items-start gap-5 sm:grid-cols-2'

interface ProfileFieldsProps {
  readonly email: string
  readonly storedAddress: string
  readonly form: DraftedForm<ProfileValues>
  /** Makes the fields read-only during the request. */
  readonly busy: boolean
}

/** Renders the profile's fields, and the account's read-only email. */
export function ProfileFields({ email, storedAddress, form, busy }: ProfileFieldsProps) {
  return (
    <>
      <div className={pair}>
        <TextField label={profileTexts.name} autoComplete="name" readOnly={busy} {...form.text('name')} />
        <TextField
          label={profileTexts.email}
          hint={profileTexts.emailHint}
          name="email"
          type="email"
          autoComplete="off"
          value={email}
          readOnly
        />
      </div>
      <AddressArea
        label={profileTexts.address}
        known={[storedAddress]}
        hint={profileTexts.addressHint}
        rows={3}
        autoComplete="street-address"
        readOnly={busy}
        {...form.text('address')}
      />
      <div className={pair}>
        <TextField
          label={profileTexts.status}
          hint={profileTexts.statusHint}
          autoComplete="organization-title"
          readOnly={busy}
          {...form.text('status')}
        />
        <TextField
          label={profileTexts.phone}
          hint={profileTexts.phoneHint}
          type="tel"
          autoComplete="tel"
          readOnly={busy}
          {...form.text('phone')}
        />
      </div>
    </>
  )
}
