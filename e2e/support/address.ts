import type { Locator } from '@playwright/test'

/** An address as the form of a delivery address asks for it. */
export interface TypedAddress {
  readonly country: string
  readonly street: string
  readonly postcode: string
  readonly city: string
}

/** Fills in the fields of a delivery address; receiver and phone stay. */
export async function fillAddress(within: Locator, typed: TypedAddress): Promise<void> {
  await within.getByLabel('Country', { exact: true }).selectOption({ label: typed.country })
  await within.getByLabel('Street and number', { exact: true }).fill(typed.street)
  await within.getByLabel(/^(?:Postal code|Postcode|ZIP code)$/).fill(typed.postcode)
  await within.getByLabel(/^(?:City|Town or city)$/).fill(typed.city)
}
