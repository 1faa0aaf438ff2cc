import type { Page } from '@playwright/test'
import { secretKeyOf } from '../support/card-provider.ts'
import { type Customer, keepToken, newPerson, signUpAtProvider } from '../support/customer.ts'
import { expect, test as shopTest } from '../support/journey.ts'
import { departuresOf } from './spec-calls.ts'
import type { StandIn } from './stand-in.ts'

interface TestFixtures {
  /** The backend, with new data for each test. A request outside of spec §7 fails the test. */
  backend: StandIn
}

/** A journey through a shop whose {host} is another backend. */
export const test = shopTest.extend<TestFixtures>({
  shopSettings: ({ standIn }, use) => use({ API_HOST: standIn.url }),
  otherHosts: ({ standIn }, use) => use([standIn.url]),

  backend: [
    async ({ standIn, shop }, use) => {
      standIn.serve({ origin: shop.url, cards: { url: shop.url, secretKey: secretKeyOf(shop) } })
      await use(standIn)
      expect(standIn.calls.flatMap(departuresOf)).toEqual([])
    },
    { auto: true },
  ],
})

/** Signs the browser in for its next page, without the screens. */
export async function beSignedInAt(backend: StandIn, page: Page, person = newPerson()): Promise<Customer> {
  await signUpAtProvider(page, person)
  const customer = { ...person, token: backend.enter(person.email) }
  await keepToken(page, customer)
  return customer
}

/** Signs the browser in as an admin for its next page, without the screens. */
export async function beAdminAt(backend: StandIn, page: Page): Promise<Customer> {
  const customer = await beSignedInAt(backend, page)
  backend.makeAdmin(customer.email)
  return customer
}

export { expect }
