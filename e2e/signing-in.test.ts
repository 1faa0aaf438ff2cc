import { people } from '../sandbox/google/people.ts'
import { test } from './support/journey.ts'
import { defineSignInTests } from './support/sign-in-scenario.ts'

let used = 0

defineSignInTests(test, {
  refusal: { signUp: '/auth/sign-up/email', signIn: '/auth/sign-in/email' },
  expectAfterGoogleWindow: () => undefined,
  expectAfterRevocation: () => undefined,
  untilSignInsCanBeRevoked: async () => undefined,
  personAtGoogle() {
    // The tests share a shop, so each one uses a different person.
    const person = people[used]
    used += 1
    if (person === undefined) throw new Error('The demo Google has nobody left.')
    return { ...person, password: 'true wheels turn' }
  },
  chooseAtGoogle: (popup, { name }) => popup.getByRole('button', { name }).click(),
})
