import type { Page } from '@playwright/test'
import type { Shop } from '../../e2e/support/shop.ts'
import type { People, Visitor } from './people.ts'

/** What a screen is reached with. */
export interface Visit {
  /** Open at nothing yet, signed in as the screen's visitor. */
  readonly page: Page
  readonly shop: Shop
  readonly people: People
}

/** Something that a person can have before them: a page in one of its states. */
export interface Screen {
  /** Names its pictures; in kebab-case. */
  readonly name: string
  /** The path of the route that it belongs to, as the router has it. */
  readonly route: string
  readonly visitor: Visitor
  /** Brings the page there and waits until what it is about is seen. */
  readonly reach: (visit: Visit) => Promise<unknown>
}

type Reach = Screen['reach']

/** Lists the screens of one route as `{ name: how to reach it }`. */
export function screensOf(
  route: string,
  visitor: Visitor,
  states: Readonly<Record<string, Reach>>,
): Screen[] {
  return Object.entries(states).map(([name, reach]) => ({ name, route, visitor, reach }))
}

/** Reached by opening an address and waiting for a text on it. */
export function open(address: string, text?: string | RegExp): Reach {
  return async ({ page }) => {
    await page.goto(address)
    if (text !== undefined) await page.getByText(text).first().waitFor()
  }
}
