import type { Page } from '@playwright/test'
import { toolNamed } from '../../e2e/support/catalogue.ts'
import { ok } from '../../e2e/support/customer.ts'
import { receivedTexts } from '../../web/features/basket/received-texts.ts'
import { links } from '../../web/routing/links.ts'
import { open, type Screen, screensOf, type Visit } from './screen.ts'

/** The basket that a program has filled: an empty one, one with lines, and an address that leads to nothing. */
export const agentScreens: readonly Screen[] = screensOf('/basket', 'stranger', {
  'basket-filled-by-program': filledByProgram,
  'basket-asks-what-to-keep': asksWhatToKeep,
  'basket-of-no-cart': open(`${links.basket}?cart=none`, 'not there any more'),
})

/** Fills a cart as a program does. Returns the path for the person. */
async function cartAddress(page: Page): Promise<string> {
  const whip = await toolNamed(page, 'Chain whip')
  const vice = await toolNamed(page, 'Axle vice')
  const wanted = [
    { item: { id: whip._id }, quantity: whip.minOrderQuantity },
    { item: { id: vice._id }, quantity: vice.availableQuantity + 5 },
  ]
  const made = await ok(await page.request.post('/api/ucp/carts', { data: { line_items: wanted } }))
  const { continue_url: address } = await made.json()
  const { pathname, search } = new URL(address)
  return pathname + search
}

async function filledByProgram({ page }: Visit): Promise<void> {
  await page.goto(await cartAddress(page))
  await page.getByText(receivedTexts.inBasket).waitFor()
  await page.getByText('each').first().waitFor()
}

async function asksWhatToKeep({ page }: Visit): Promise<void> {
  await page.goto(links.tools)
  for (const place of [3, 4]) await page.getByRole('button', { name: 'Add to basket' }).nth(place).click()
  await page.goto(await cartAddress(page))
  await page.getByText(receivedTexts.add).waitFor()
  await page.getByText('each').first().waitFor()
}
