import { useEffect, useMemo, useRef } from 'react'
import type { Profile } from '../../../contract/profiles/profile.ts'
import type { PictureValues } from '../../forms/picture-field.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'

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
  const form = useDraftedForm<ProfileValues>('profile', stored)
  const { getValues, setValue } = form
  const before = useRef(stored)
  useEffect(() => {
    for (const field of storedFields) {
      if (getValues(field) === before.current[field]) setValue(field, stored[field])
    }
    before.current = stored
  }, [stored, getValues, setValue])
  return form
}

/** What the fields say for a profile. */
export function valuesOf({ img, name, address, status, phone }: Profile) {
  return { img, chosen: '', name, address, status, phone }
}
