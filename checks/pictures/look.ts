import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { beAdmin } from '../../e2e/support/customer.ts'
import { startShop } from '../../e2e/support/shop.ts'
import { findChromium } from '../../tools/find-chromium.ts'
import { photograph, photographNames } from './photographs.ts'

/** Hangs the made photographs in a shop of their own, and takes pictures of the pages that show them. */
const folder = 'test-results/pictures'
mkdirSync(folder, { recursive: true })
const wanted = process.argv.slice(2)
const names = wanted.length > 0 ? wanted : photographNames
const shop = await startShop({ RATE_LIMIT_FACTOR: '1000' })
const executablePath = findChromium()
const browser = await chromium.launch(executablePath === null ? {} : { executablePath })
try {
  const context = await browser.newContext({ baseURL: shop.url })
  const page = await context.newPage()
  const { token } = await beAdmin(page, shop.admin)
  const { token: proof } = await (await page.request.get('/auth/token')).json()
  const ids: string[] = []
  for (const name of names.toReversed()) {
    const { bytes } = await photograph(name)
    const began = performance.now()
    const sent = await page.request.post('/images', {
      timeout: 120_000,
      headers: { authorization: `Bearer ${proof}` },
      multipart: { image: { name: 'p.jpg', mimeType: 'image/jpeg', buffer: bytes } },
    })
    const { data } = await sent.json()
    console.log(name, sent.status(), `${Math.round(performance.now() - began)} ms`, data?.url?.slice(60))
    const gone = name === 'chain'
    const added = await page.request.post('/api/tools', {
      headers: { authorization: `Bearer ${token}` },
      data: {
        img: data.url,
        name,
        shortDescription: 'A photograph of its owner.',
        minOrderQuantity: 1,
        availableQuantity: gone ? 0 : 9,
        price: 12,
      },
    })
    ids.push((await added.json()).insertedId)
  }
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [1440]) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height: width === 360 ? 2600 : 2400 })
      await page.goto('/tools')
      await page.waitForTimeout(2500)
      const cards = page.locator('.tool-card').first()
      await cards.scrollIntoViewIfNeeded()
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `${folder}/home-${scheme}-${width}.png` })
    }
  await page.setViewportSize({ width: 1440, height: 1000 })
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    for (const [at, id] of [ids.at(-1), ids.at(-5)].entries()) {
      await page.goto(`/tool/${id}`)
      await page.waitForTimeout(2000)
      await page.screenshot({ path: `${folder}/tool${at}-${scheme}.png` })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`/dashboard/manageproduct/${ids.at(-1)}`)
  await page.waitForTimeout(3000)
  await page.screenshot({ path: `${folder}/form.png` })
} finally {
  await browser.close()
  await shop.stop()
}
