import { useMemo } from 'react'
import * as z from 'zod/mini'
import { type Profile, profileForm, saveProfile } from '../../../contract/accounts/profiles.ts'
import { operation } from '../../../contract/operation.ts'
import { useApi } from '../../api/api-context.ts'
import { EarlierDraft } from '../../forms/earlier-draft.tsx'
import { type FieldRules, textProblem } from '../../forms/field-rules.ts'
import { Form } from '../../forms/form.tsx'
import { PictureField, pictureRule, uploadPictureOf, usePictureUpload } from '../../forms/picture-field.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { ProfileFields, type ProfileValues } from './profile-fields.tsx'
import { profileTexts } from './texts.ts'

const rules: FieldRules<ProfileValues> = {
  image: pictureRule(profileForm.image.required),
  name: ({ name }) => textProblem(name, profileForm.name),
  address: ({ address }) => textProblem(address, profileForm.address),
  status: ({ status }) => textProblem(status, profileForm.status),
  phone: ({ phone }) => textProblem(phone, profileForm.phone),
}
const wireNames = { image: 'img', name: 'name', address: 'address', status: 'status', phone: 'phone' }

// The spec (§7) does not define the response: any 200 counts.
const saveAnywhere = operation({ ...saveProfile, answer: z.unknown() })

interface ProfileFormProps {
  readonly stored: Profile
  /** Whether the backend returns the stored profile; otherwise the form is cleared after a save. */
  readonly readable: boolean
}

/** Changes the person's own profile (spec §5, §7, §8): uploads the picture, then saves. A refusal keeps the values. */
export function ProfileForm({ stored, readable }: ProfileFormProps) {
  const api = useApi()
  const { email } = stored
  const form = useDraftedForm<ProfileValues>(
    'profile',
    useMemo(() => valuesOf(stored), [stored]),
    rules,
  )
  const upload = usePictureUpload()
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames,
    async send(values) {
      const img = await uploadPictureOf(form, upload)
      // Without the picture's address the form sends nothing (spec §8).
      if (img === null) return
      const body = { ...trimmed(values), img, email }
      await api.call(saveAnywhere, { params: { email }, body })
      form.sent(readable ? valuesOf(body) : undefined)
      showToast('success', profileTexts.saved)
    },
    onFailed: () => showToast('error', profileTexts.failed),
  })
  return (
    <Form
      className="card card-padded grid gap-5"
      busy={busy}
      label={profileTexts.heading}
      onSubmit={onSubmit}
    >
      <p className="text-soft">{profileTexts.lead}</p>
      <EarlierDraft form={form} onDiscard={upload.clear} />
      <PictureField form={form} upload={upload} />
      <ProfileFields email={email} storedAddress={stored.address} form={form} busy={busy} />
      <Button kind="go" type="submit" busy={busy} className="sm:justify-self-start">
        {busy ? profileTexts.submitting : profileTexts.submit}
      </Button>
      {problem && <Alert message={problem} />}
    </Form>
  )
}

/** Returns the form values of a profile. */
function valuesOf({ img, name, address, status, phone }: Profile): ProfileValues {
  return { img, chosen: '', name, address, status, phone }
}

function trimmed({ name, address, status, phone }: ProfileValues) {
  return { name: name.trim(), address: address.trim(), status: status.trim(), phone: phone.trim() }
}
