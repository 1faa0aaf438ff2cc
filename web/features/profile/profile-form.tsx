import { FormProvider } from 'react-hook-form'
import { type Profile, profileForm } from '../../../contract/profiles.ts'
import { PictureField } from '../../forms/picture-field.tsx'
import { uploadPicture } from '../../session/upload-picture.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useImageUpload } from '../../ui/fields/use-image-upload.ts'
import { ProfileFields } from './profile-fields.tsx'
import { profileTexts } from './texts.ts'
import { useProfileForm } from './use-profile-form.ts'
import { useSavingProfile } from './use-saving-profile.ts'

interface ProfileFormProps {
  readonly stored: Profile
  /** Told of what was saved; answers what the form shows from now on. */
  readonly onSaved: (profile: Profile) => Profile
}

/** Changes the own profile (spec §5, §7, §8). What is refused keeps all that was typed. */
export function ProfileForm({ stored, onSaved }: ProfileFormProps) {
  const form = useProfileForm(stored)
  const upload = useImageUpload(uploadPicture)
  const { busy, problem, save, reopen } = useSavingProfile(form, upload, stored.email, onSaved)
  return (
    <FormProvider {...form}>
      <form
        className="plate plate-padded grid gap-5"
        method="post"
        noValidate
        aria-busy={busy}
        aria-label={profileTexts.heading}
        onSubmit={form.handleSubmit(save, reopen)}
      >
        <p className="text-soft">{profileTexts.lead}</p>
        <PictureField upload={upload} required={profileForm.image.required} />
        <ProfileFields email={stored.email} busy={busy} />
        <Button kind="go" type="submit" busy={busy} className="sm:justify-self-start">
          {busy ? profileTexts.submitting : profileTexts.submit}
        </Button>
        {problem && <Alert message={problem} />}
      </form>
    </FormProvider>
  )
}
