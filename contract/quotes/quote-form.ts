import { signUpForm } from '../accounts/sign-in-form.ts'

/** The rules and messages of the form on /quote and /contact, as data for any form library. */
export const quoteForm = {
  name: {
    required: signUpForm.name.required,
    maxLength: { value: 120, message: 'At most 120 characters.' },
  },
  email: signUpForm.email,
  message: {
    required: 'Message is Required',
    maxLength: { value: 4000, message: 'At most 4000 characters.' },
  },
} as const
