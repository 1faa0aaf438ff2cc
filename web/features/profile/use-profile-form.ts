import { useEffect, useMemo, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Profile } from '../../../contract/profiles/profile.ts'
import type { PictureValues } from '../../forms/picture-field.tsx'
import { useDraftStart, useKeptDraft } from '../../forms/use-form-draft.ts'

const typedFields = ['name', 'address', 'status', 'phone'] as const
const storedFields = ['img', 'chosen', ...typedFields] as const

export interface ProfileValues extends PictureValues {
  readonly name: string
  readonly address: string
  readonly status: string
  readonly phone: string
}

/** The form's values over a stored profile: it follows what is stored, save where somebody has typed. */
export function useProfileForm(profile: Profile) {
  const stored = useMemo(() => valuesOf(profile), [profile])
  const draft = { form: 'profile', email: profile.email, stored }
  const form = useForm<ProfileValues>({ defaultValues: useDraftStart(draft) })
  useKeptDraft(draft, useWatch({ control: form.control }))
  const before = useRef(stored)
  useEffect(() => {
    for (const field of storedFields) {
      if (form.getValues(field) === before.current[field]) form.setValue(field, stored[field])
    }
    before.current = stored
  }, [stored, form])
  return form
}

/** What the fields say for a profile. */
export function valuesOf({ img, name, address, status, phone }: Profile) {
  return { img, chosen: '', name, address, status, phone }
}
