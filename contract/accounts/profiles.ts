import * as z from 'zod/mini'
import { cleanPhone } from '../clean-text.ts'
import { fieldTexts } from '../field-texts.ts'
import { copiedText, displayedText, email, typedText, updated } from '../fields.ts'
import { longestText } from '../form-rules.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { accountFieldTexts } from './account-field-texts.ts'

/**
 * The rules and exact messages of the profile form (spec §5), for any form library. A stored picture satisfies the
 * requirement (spec §5).
 */
export const profileForm = {
  image: {
    get required() {
      return said(fieldTexts).imageRequired
    },
  },
  name: { maxLength: longestText(200) },
  address: {
    get required() {
      return said(accountFieldTexts).addressRequired
    },
    maxLength: longestText(1000),
  },
  status: {
    get required() {
      return said(accountFieldTexts).statusRequired
    },
    maxLength: longestText(200),
  },
  phone: {
    get required() {
      return said(accountFieldTexts).phoneRequired
    },
    maxLength: longestText(60),
  },
} as const

/** A customer's profile (spec §3). `status` is the customer's job. */
export const profile = z.object({
  img: z.string(),
  name: z.string(),
  email: z.string(),
  address: z.string(),
  status: z.string(),
  phone: z.string(),
})

export type Profile = z.output<typeof profile>

/** The changeable fields of a profile; omitted fields do not change. */
export const profileChange = z.object({
  img: z.optional(typedText(2048)),
  name: z.optional(displayedText(profileForm.name.maxLength.value)),
  email: z.optional(typedText(254)),
  address: z.optional(displayedText(profileForm.address.maxLength.value)),
  status: z.optional(displayedText(profileForm.status.maxLength.value)),
  phone: z.optional(copiedText(profileForm.phone.maxLength.value, cleanPhone)),
})

export const getProfile = operation({
  id: 'getProfile',
  method: 'GET',
  path: '/profile/{email}',
  access: 'customer',
  noKey: 'own',
  summary: 'The own profile; fields not filled in are empty text.',
  extension: true,
  params: z.object({ email }),
  answer: profile,
  errors: ['NOT_ALLOWED'],
})

export const saveProfile = operation({
  id: 'saveProfile',
  method: 'PUT',
  path: '/profile/{email}',
  access: 'customer',
  noKey: 'own',
  summary: 'Changes the own profile.',
  params: z.object({ email }),
  body: profileChange,
  answer: z.object(updated),
  errors: ['NOT_ALLOWED', 'IMAGE_NOT_OURS'],
})

export const profiles = [getProfile, saveProfile] as const
