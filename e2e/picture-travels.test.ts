import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

/** A view transition: the named parts that the browser animated, and the longest duration. */
interface Movement {
  readonly travelling: readonly string[]
  readonly longestMs: number
}

declare global {
  interface Window {
    movements: Promise<Movement>[]
  }
}

/** Records what each view transition of the page animates. */
async function watchMovements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.movements = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (...update) => {
      const transition = start(...update)
      const seen = transition.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect)
        const moved = effects.filter((effect) => effect instanceof KeyframeEffect)
        const ms = moved.map((effect) => Number(effect.getComputedTiming().endTime))
        const groups = moved
          .filter((effect) => Number(effect.getComputedTiming().duration) > 0)
          .map((effect) => /^::view-transition-group\((.*)\)$/.exec(effect.pseudoElement ?? '')?.[1])
        return { travelling: groups.filter((name) => name !== undefined), longestMs: Math.max(0, ...ms) }
      })
      window.movements.push(seen)
      return transition
    }
  })
}

/** Returns the transitions since the last call. */
const movements = (page: Page) => page.evaluate(() => Promise.all(window.movements.splice(0)))

const oneTool = async (page: Page) => {
  const link = page.locator('.tool-card').getByRole('link').first()
  const id = (await link.getAttribute('href'))?.split('/').at(-1)
  return { link, id }
}

test('A tool’s picture moves to its page and back in at most 200 ms, and nothing else moves', async ({
  page,
}) => {
  await watchMovements(page)
  for (const path of ['/', '/tools']) {
    await test.step(`A tool’s picture moves from ${path} to its page and back`, async () => {
      await page.goto(path)
      const { link, id } = await oneTool(page)
      await link.click()
      await expect(page).toHaveURL(`/tool/${id}`)
      await expect.poll(() => movements(page)).toEqual([{ travelling: [`thing-${id}`], longestMs: 180 }])
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect.poll(() => movements(page)).toEqual([{ travelling: [`thing-${id}`], longestMs: 180 }])
    })
  }

  await test.step('Nothing moves with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { link, id } = await oneTool(page)
    await link.click()
    await expect(page).toHaveURL(`/tool/${id}`)
    await expect.poll(() => movements(page)).toEqual([{ travelling: [], longestMs: 0 }])
    await page.emulateMedia({ reducedMotion: null })
  })

  await test.step('Pages without a shared picture change without a transition', async () => {
    await page.getByRole('link', { name: 'Blogs' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
    await page.getByRole('link', { name: 'Delivery' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery')
    expect(await movements(page)).toEqual([])
  })
})

test('A browser without view transitions shows the tool’s page', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'startViewTransition', { value: undefined }))
  await page.goto('/tools')
  const { link, id } = await oneTool(page)
  const name = await link.innerText()
  await link.click()
  await expect(page).toHaveURL(`/tool/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})
