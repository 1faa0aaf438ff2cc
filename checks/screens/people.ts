import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { allTools } from '../../e2e/support/catalogue.ts'
import { beAdmin, beSignedIn, type Customer, keepToken, newPerson } from '../../e2e/support/customer.ts'
import type { Shop } from '../../e2e/support/shop.ts'
import { type CustomersOrders, fillOrders, saveProfile } from './orders-in-every-state.ts'

/** A screen's visitor: signed out, without JavaScript, with a new account, with profile and orders, or the admin. */
export type Visitor = 'stranger' | 'without-javascript' | 'newcomer' | 'customer' | 'admin'

interface SignedIn {
  readonly customer: Customer
  readonly session: Exclude<BrowserContextOptions['storageState'], undefined>
}

/** The users of one shop; each is created on first use and then reused. */
export class People {
  readonly #browser: Browser
  readonly #shop: Shop
  readonly #options: BrowserContextOptions
  readonly #known = new Map<Visitor, Promise<SignedIn>>()
  #orders: Promise<CustomersOrders> | undefined

  constructor(browser: Browser, shop: Shop, options: BrowserContextOptions) {
    this.#browser = browser
    this.#shop = shop
    this.#options = { ...options, baseURL: shop.url }
  }

  /** Opens a page in a new browser context, which the caller must close. */
  async open(visitor: Visitor): Promise<Page> {
    if (visitor === 'stranger' || visitor === 'without-javascript') {
      const javaScriptEnabled = visitor === 'stranger'
      return (await this.#browser.newContext({ ...this.#options, javaScriptEnabled })).newPage()
    }
    const { customer, session } = await this.#meet(visitor)
    const context = await this.#browser.newContext({ ...this.#options, storageState: session })
    const page = await context.newPage()
    await keepToken(page, customer)
    return page
  }

  /** Returns the customer with a profile. Screens that change an order use a new customer from `beSignedIn`. */
  async customer(): Promise<Customer> {
    return (await this.#meet('customer')).customer
  }

  /** Returns the customer's orders, one in each state. */
  orders(): Promise<CustomersOrders> {
    this.#orders ??= this.#withPage('customer', async (page) =>
      fillOrders({ page, shop: this.#shop, customer: await this.customer(), admin: await this.#admin() }),
    )
    return this.#orders
  }

  async #admin(): Promise<Customer> {
    return (await this.#meet('admin')).customer
  }

  async #withPage<Result>(visitor: Visitor, use: (page: Page) => Promise<Result>): Promise<Result> {
    const page = await this.open(visitor)
    try {
      return await use(page)
    } finally {
      await page.context().close()
    }
  }

  #meet(visitor: Visitor): Promise<SignedIn> {
    const known =
      this.#known.get(visitor) ?? this.#withPage('stranger', (page) => this.#signIn(page, visitor))
    this.#known.set(visitor, known)
    return known
  }

  async #signIn(page: Page, visitor: Visitor): Promise<SignedIn> {
    const customer =
      visitor === 'admin'
        ? await beAdmin(page, this.#shop.admin)
        : await beSignedIn(page, newPerson('Mo Spokes'))
    if (visitor === 'customer') {
      const [tool] = await allTools(page)
      await saveProfile(page, customer, tool?.img ?? '')
    }
    return { customer, session: await page.context().storageState() }
  }
}
