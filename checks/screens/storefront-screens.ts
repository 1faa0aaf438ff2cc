import type { Page } from '@playwright/test'
import { allTools, type ShownTool, toolNamed } from '../../e2e/support/catalogue.ts'
import { beSignedIn, newPerson } from '../../e2e/support/customer.ts'
import { bookButton, bookingField, fillBooking, signInForm, toast } from '../../e2e/support/screens.ts'
import { links } from '../../web/routing/links.ts'
import { holdBack } from './answers.ts'
import { open, type Screen, screensOf, type Visit } from './screen.ts'

const wellStocked = 'Chain whip'
const typed = { quantity: '12', phone: '+44 20 7946 0123', address: '1 Freewheel Lane\nWheelham' }

/** Public pages, and the booking on a tool's page. */
export const storefrontScreens: readonly Screen[] = [
  ...screensOf('/', 'stranger', {
    home: open(links.home, 'Hot Deals'),
    'home-with-a-booking-waiting': bookingWaits,
    'tools-on-their-way': toolsOnTheirWay,
  }),
  ...screensOf('/', 'customer', { 'home-signed-in': open(links.home, 'Log Out') }),
  ...screensOf('/tools', 'stranger', { tools: open(links.tools) }),
  ...screensOf('/tools', 'stranger', {
    'tools-found': open(links.found('12-speed cassette'), 'Parts'),
    'tools-in-a-table': open(`${links.tools}?view=table`, 'Minimum'),
    'tools-at-one-scale': open(`${links.tools}?view=scale`, 'One scale'),
    'tools-nothing-found': open(links.found('xyzzy'), 'Nothing found'),
  }),
  ...screensOf('/compare', 'stranger', {
    compare: open(links.compare(['cassette-lockring-tool', 'chain-whip']), 'Compare tools'),
    'compare-nothing': open(links.compare([]), 'To the tools'),
  }),
  ...screensOf('/basket', 'stranger', {
    'basket-empty': open(links.basket, 'See all tools'),
    basket: filledBasket,
  }),
  ...screensOf('/items', 'stranger', { items: open(links.items) }),
  ...screensOf('/tool/:toolId', 'stranger', {
    tool: openTool(({ name }) => name === wellStocked),
    'tool-low': openTool(
      (tool) => tool.availableQuantity > 0 && tool.availableQuantity < 5 * tool.minOrderQuantity,
    ),
    'tool-sold-out': openTool(({ availableQuantity }) => availableQuantity === 0),
    'tool-unknown': open(links.tool('nobody-knows-it'), 'Page not found'),
  }),
  ...screensOf('/tool/:toolId', 'customer', {
    'tool-to-book': openTool(({ name }) => name === wellStocked, '1 Freewheel Lane'),
    'tool-booking-refused': bookingRefused,
    'tool-booking-on-its-way': bookingOnItsWay,
  }),
  ...screensOf('/tool/:toolId', 'stranger', { 'tool-booked': booked }),
]

/** Opens the first matching tool and waits until it can be booked. */
function openTool(matches: (tool: ShownTool) => boolean, address?: string): Screen['reach'] {
  return async ({ page }) => {
    const tool = (await allTools(page)).find(matches)
    if (!tool) throw new Error('The sample catalogue has no such tool.')
    await page.goto(links.tool(tool._id))
    if (tool.availableQuantity > 0) await bookButton(page).and(page.locator(':enabled')).waitFor()
    if (address) await page.locator('textarea', { hasText: address }).waitFor()
  }
}

/** Fills the basket from the list of tools and opens it. */
async function filledBasket({ page }: Visit): Promise<void> {
  await page.goto(links.tools)
  for (const place of [0, 1, 2]) await page.getByRole('button', { name: 'Add to basket' }).nth(place).click()
  await page.goto(links.basket)
  await page.getByText('each').first().waitFor()
}

async function toolsOnTheirWay({ page }: Visit): Promise<void> {
  await page.goto(links.home)
  await holdBack(page, '**/api/tools*')
  await page.getByRole('link', { name: 'See all tools' }).click()
  await page.locator('.navigation-progress[data-busy]').waitFor({ state: 'attached' })
}

async function bookingWaits({ page }: Visit): Promise<void> {
  await leadToLogin(page)
  await page.getByRole('link', { name: 'Make an account' }).click()
  await page.waitForURL(links.signup)
  await signInForm(page).fill(newPerson())
  await signInForm(page).submit.click()
  await page.getByText('is waiting.').waitFor()
}

/** Books while signed out, which opens /login. */
export async function leadToLogin(page: Page): Promise<void> {
  await page.goto(links.tool((await toolNamed(page, wellStocked))._id))
  await fillBooking(page, typed)
  await bookButton(page).click()
  await page.waitForURL(links.login())
}

async function bookingRefused({ page }: Visit): Promise<void> {
  await page.goto(links.tool((await toolNamed(page, wellStocked))._id))
  await bookingField(page, 'quantity').fill('many')
  await bookButton(page).click()
  await toast(page, 'Sorry').waitFor()
}

async function bookingOnItsWay({ page }: Visit): Promise<void> {
  await holdBack(page, '**/api/booking')
  await page.goto(links.tool((await toolNamed(page, wellStocked))._id))
  await fillBooking(page, typed)
  await bookButton(page).click()
  await page.getByRole('button', { name: 'Booking…' }).waitFor()
}

async function booked({ page }: Visit): Promise<void> {
  await beSignedIn(page)
  await page.goto(links.tool((await toolNamed(page, wellStocked))._id))
  await fillBooking(page, typed)
  await bookButton(page).click()
  await toast(page, 'Successfully Booked').waitFor()
}
