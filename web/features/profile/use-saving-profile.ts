import * as z from 'zod/mini'
import { operation } from '../../../contract/operation.ts'
import { type Profile, saveProfile } from '../../../contract/profiles.ts'
import { pictureAddress } from '../../forms/picture-field.tsx'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { useSending } from '../../forms/use-sending.ts'
import { sessionApi } from '../../session/session-api.ts'
import type { ImageUpload } from '../../ui/fields/use-image-upload.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { profileTexts } from './texts.ts'
import { type ProfileValues, valuesOf } from './use-profile-form.ts'

// The spec says nothing of the answer (§7): another backend may send what it likes with its 200.
const saveAnywhere = operation({ ...saveProfile, answer: z.unknown() })

/** The fields that say themselves what the shop finds wrong with them, and what the shop calls them. */
const fields = [
  ['image', 'img'],
  ['name', 'name'],
  ['address', 'address'],
  ['status', 'status'],
  ['phone', 'phone'],
] as const
const wireNames = fields.map(([, wireName]) => wireName)

/**
 * Saves what stands in the form: the picture first, then PUT /profile/{email}. Without the picture's address
 * nothing is submitted (spec §8).
 *
 * @param onSaved is told of what was saved; answers what the form shows from now on.
 */
export function useSavingProfile(
  form: DraftedForm<ProfileValues>,
  upload: ImageUpload,
  email: string,
  onSaved: (profile: Profile) => Profile,
) {
  const { busy, problem, send, reopen } = useSending()

  async function put(values: ProfileValues): Promise<'sent' | 'stopped'> {
    const img = await pictureAddress(upload, values)
    if (img === null) return 'stopped'
    // From here on the picture outlives a reload as well.
    form.setValue('img', img)
    form.setValue('chosen', '')
    const { name, address, status, phone } = values
    const profile = {
      img,
      name: name.trim(),
      email,
      address: address.trim(),
      status: status.trim(),
      phone: phone.trim(),
    }
    await sessionApi().call(saveAnywhere, { params: { email }, body: profile })
    form.sent(valuesOf(onSaved(profile)))
    return 'sent'
  }

  async function save(values: ProfileValues): Promise<void> {
    const sent = await send(() => put(values), wireNames)
    if (sent === 'stopped') return
    if (sent === 'sent') return showToast('success', profileTexts.saved)
    showToast('error', profileTexts.failed)
    for (const [field, wireName] of fields) {
      const message = sent.fields[wireName]
      if (message) form.setError(field, { message })
    }
  }
  return { busy, problem, save, reopen }
}
