import * as z from 'zod/mini'
import { typedText } from '../fields.ts'
import { wordsOfPeople } from '../words-of-people.ts'
import { profileForm } from './profile-form.ts'

/** A customer's profile (spec §3). `status` is the person's job. */
export const profile = z.object({
  img: z.string(),
  name: z.string(),
  email: z.string(),
  address: z.string(),
  status: z.string(),
  phone: z.string(),
})

export type Profile = z.output<typeof profile>

/** What may be sent to change a profile; a field that is left out stays as it is. */
export const profileChange = z.object({
  img: z.optional(typedText(2048)),
  name: z.optional(wordsOfPeople(profileForm.name.maxLength.value)),
  email: z.optional(typedText(254)),
  address: z.optional(wordsOfPeople(profileForm.address.maxLength.value)),
  status: z.optional(wordsOfPeople(profileForm.status.maxLength.value)),
  phone: z.optional(wordsOfPeople(profileForm.phone.maxLength.value)),
})
