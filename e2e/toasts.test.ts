import type { Locator, Page } from '@playwright/test'
import { toolNamed } from './support/catalogue.ts'
import { beSignedIn, type Customer } from './support/customer.ts'
import { question } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { book } from './support/orders.ts'
import { toast } from './support/screens.ts'

/**
 * Cancels an order to get a toast, which also returns the stock. Stops the toast's countdown, so that a slow machine
 * does not miss it.
 */
async function showToast(page: Page, customer: Customer): Promise<Locator> {
  await book(page, customer, await toolNamed(page, 'Pin spanner'))
  await page.goto('/dashboard/myorders')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await question(page).getByRole('button', { name: 'Cancel the order' }).click()
  const shown = toast(page, 'Order: Pin spanner is deleted')
  await expect(shown).toBeVisible()
  await bar(page).evaluate((element) => {
    for (const each of element.getAnimations()) each.playbackRate = 0
  })
  return shown
}

/** The bar whose animation ends a toast's time. */
const bar = (page: Page) => page.getByLabel('Notifications').getByRole('progressbar', { includeHidden: true })

/** Returns the countdown's duration in ms and whether it runs. */
const countdown = (page: Page) =>
  bar(page).evaluate((element) =>
    element.getAnimations().map((each) => ({ ms: each.effect?.getTiming().duration, state: each.playState })),
  )

/** Advances the countdown, so that the test need not wait. */
const forward = (page: Page, ms: number) =>
  bar(page).evaluate((element, time) => {
    for (const each of element.getAnimations()) {
      each.playbackRate = 1
      each.currentTime = time
    }
  }, ms)

/** Waits until a toast has finished sliding in. */
function settle(shown: Locator): Promise<unknown> {
  return shown.evaluate((element) => {
    const arriving = element.closest('.Toastify__toast')?.getAnimations() ?? []
    return Promise.all(arriving.map(({ finished }) => finished))
  })
}

test('A toast is announced once, stays while the pointer is over it, and leaves by itself or when dragged', async ({
  page,
}) => {
  const customer = await beSignedIn(page)
  await page.mouse.move(10, 700)
  const shown = await showToast(page, customer)

  await test.step('A toast is announced once: it is in one live region', async () => {
    const regions = await shown.evaluate((element) => {
      const live = '[aria-live]:not([aria-live=off]), [role=alert], [role=status], [role=log]'
      const found: string[] = []
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (at.matches(live)) found.push(`${at.getAttribute('aria-live')} ${at.getAttribute('role')}`)
      }
      return found
    })
    expect(regions).toHaveLength(1)
    await expect(page.getByText('Order: Pin spanner is deleted')).toHaveCount(1)
  })

  await settle(shown)
  await test.step('A toast stays while the pointer is over it', async () => {
    await shown.hover()
    await expect.poll(() => countdown(page)).toEqual([{ ms: 5000, state: 'paused' }])
    await page.mouse.move(10, 700)
    await expect.poll(() => countdown(page)).toEqual([{ ms: 5000, state: 'running' }])
  })

  await test.step('A toast is at the top right for 5000 ms, then disappears', async () => {
    const box = await shown.boundingBox()
    const width = page.viewportSize()?.width ?? 0
    expect(box?.x).toBeGreaterThan(width / 2)
    expect(box?.y).toBeLessThan(150)
    await expect.poll(() => countdown(page)).toEqual([{ ms: 5000, state: 'running' }])
    await forward(page, 5000)
    await expect(shown).toHaveCount(0)
  })

  await test.step('A dragged toast returns below 80 percent of its width, and disappears beyond', async () => {
    const another = await showToast(page, customer)
    const drag = async (share: number) => {
      const box = await another.boundingBox()
      if (!box) throw new Error('The toast is not on the screen.')
      const [x, y] = [box.x + 10, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + (box.width * share) / 2, y)
      await page.mouse.move(x + box.width * share, y)
      await page.mouse.up()
    }
    await settle(another)
    const { x: before } = (await another.boundingBox()) ?? {}
    await drag(0.7)
    await expect.poll(async () => (await another.boundingBox())?.x).toBe(before)
    await drag(0.9)
    await expect(another).toHaveCount(0)
  })
})
