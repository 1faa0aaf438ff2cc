import { emailPattern } from '../email-pattern.ts'

/** The rules and exact messages of the sign-in and sign-up forms (spec §5), as data for any form library. */
export const signInForm = {
  email: {
    required: 'Email is Required',
    pattern: { value: emailPattern, message: 'Provide a valid Email' },
  },
  password: {
    required: 'password is Required',
    minLength: { value: 6, message: 'password Must be 6 characters or longer' },
  },
} as const

/** Sign-up asks for the name as well (spec §5). */
export const signUpForm = { name: { required: 'Name is Required' }, ...signInForm } as const
