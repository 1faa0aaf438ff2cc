import { people } from '../sandbox/google/people.ts'
import { test } from './support/journey.ts'
import { defineSignInTests } from './support/sign-in-scenario.ts'

// The demo Google has few people, so each test needs a fresh shop.
test.use({ freshShop: true })

let used = 0

defineSignInTests(test, {
  refusal: { signUp: '/auth/sign-up/email', signIn: '/auth/sign-in/email' },
  expectAfterGoogleWindow: () => undefined,
  expectAfterRevocation: () => undefined,
  untilSignInsCanBeRevoked: async () => undefined,
  personAtGoogle() {
    const person = people[used % people.length]
    used += 1
    if (person === undefined) throw new Error('The demo Google has nobody.')
    return { ...person, password: 'true wheels turn' }
  },
  chooseAtGoogle: (popup, { name }) => popup.getByRole('button', { name }).click(),
})
