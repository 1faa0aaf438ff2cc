import { useFormContext } from 'react-hook-form'
import { profileForm } from '../../../contract/profiles.ts'
import { requiredText } from '../../forms/required-text.ts'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { profileTexts } from './texts.ts'
import type { ProfileValues } from './use-profile-form.ts'

/** Two short fields stand beside each other where there is room. */
const pair = 'grid items-start gap-5 sm:grid-cols-2'

interface ProfileFieldsProps {
  readonly email: string
  /** While the profile is on its way to the shop nothing can be typed over. */
  readonly busy: boolean
}

/** What is typed into the profile, and the account's address, which is not. */
export function ProfileFields({ email, busy }: ProfileFieldsProps) {
  const { register, formState } = useFormContext<ProfileValues>()
  const { name, address, status, phone } = formState.errors
  return (
    <>
      <div className={pair}>
        <TextField
          label={profileTexts.name}
          autoComplete="name"
          readOnly={busy}
          problem={name?.message}
          {...register('name', profileForm.name)}
        />
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
      <TextArea
        label={profileTexts.address}
        hint={profileTexts.addressHint}
        rows={3}
        autoComplete="street-address"
        readOnly={busy}
        problem={address?.message}
        {...register('address', requiredText(profileForm.address))}
      />
      <div className={pair}>
        <TextField
          label={profileTexts.status}
          hint={profileTexts.statusHint}
          autoComplete="organization-title"
          readOnly={busy}
          problem={status?.message}
          {...register('status', requiredText(profileForm.status))}
        />
        <TextField
          label={profileTexts.phone}
          hint={profileTexts.phoneHint}
          type="tel"
          autoComplete="tel"
          readOnly={busy}
          problem={phone?.message}
          {...register('phone', requiredText(profileForm.phone))}
        />
      </div>
    </>
  )
}
