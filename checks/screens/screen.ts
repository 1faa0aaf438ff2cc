import type { Page } from '@playwright/test'
import type { Shop, ShopSettings } from '../../e2e/support/shop.ts'
import type { People, Visitor } from './people.ts'

/** The input of a screen's `reach`. */
export interface Visit {
  /** A blank page, with the screen's visitor signed in. */
  readonly page: Page
  readonly shop: Shop
  readonly people: People
}

/** A page in one of its states. */
export interface Screen {
  /** The name of its screenshots, in kebab-case. */
  readonly name: string
  /** The path of its route in the router. */
  readonly route: string
  readonly visitor: Visitor
  /** Settings that require a separate shop; by default a screen shares a shop with others. */
  readonly settings?: ShopSettings
  /** Opens the screen and waits until its subject is visible. */
  readonly reach: (visit: Visit) => Promise<unknown>
}

type Reach = Screen['reach']

/** Creates the screens of one route from `{ name: reach }`. */
export function screensOf(
  route: string,
  visitor: Visitor,
  states: Readonly<Record<string, Reach>>,
): Screen[] {
  return Object.entries(states).map(([name, reach]) => ({ name, route, visitor, reach }))
}

/** Creates a `reach` that opens a URL and waits for a text. */
export function open(address: string, text?: string | RegExp): Reach {
  return async ({ page }) => {
    await page.goto(address)
    if (text !== undefined) await page.getByText(text).first().waitFor()
  }
}
