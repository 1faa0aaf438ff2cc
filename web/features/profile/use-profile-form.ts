import { useMemo } from 'react'
import type { Profile } from '../../../contract/profiles.ts'
import type { PictureValues } from '../../forms/picture-field.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'

export interface ProfileValues extends PictureValues {
  readonly name: string
  readonly address: string
  readonly status: string
  readonly phone: string
}

/** The form's values over a stored profile: it follows what is stored, save where somebody has typed. */
export function useProfileForm(profile: Profile) {
  const stored = useMemo(() => valuesOf(profile), [profile])
  return useDraftedForm<ProfileValues>('profile', stored)
}

/** What the fields say for a profile. */
export function valuesOf({ img, name, address, status, phone }: Profile) {
  return { img, chosen: '', name, address, status, phone }
}
