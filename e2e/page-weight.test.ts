import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

const kilobyte = 1024

interface Weight {
  /** Bytes over the wire by resource type, including headers. */
  readonly kinds: ReadonlyMap<string, number>
  readonly pictures: ReadonlyMap<string, number>
}

/** Opens a page as on a first visit, and counts the bytes of its responses. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const kinds = new Map<string, number>()
  const pictures = new Map<string, number>()
  const responses = new Map<string, { kind: string; url: string }>()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const underWay = new Set<string>()
  devtools.on('Network.requestWillBeSent', ({ requestId }) => underWay.add(requestId))
  devtools.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId))
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    responses.set(requestId, { kind: type, url: response.url })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    underWay.delete(requestId)
    const { kind, url } = responses.get(requestId) ?? { kind: 'Other', url: '' }
    kinds.set(kind, (kinds.get(kind) ?? 0) + encodedDataLength)
    if (kind === 'Image') pictures.set(url, encodedDataLength)
  })
  await page.goto(path)
  // The scripts enable the switch. They load after the first picture, and further files load after them.
  await expect(page.getByRole('contentinfo').getByRole('radio').first()).toBeEnabled()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => underWay.size).toBe(0)
  return { kinds, pictures }
}

/** Returns the URLs of pictures that are visible without scrolling. */
function aboveTheFold(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map((image) => image.currentSrc),
  )
}

for (const [device, width, height, deviceScaleFactor] of [
  ['a phone', 360, 780, 3],
  ['a desktop', 1440, 900, 1],
] as const) {
  test.describe(`On ${device}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor })

    test(`The home page is within its limit on ${device}`, async ({ page }) => {
      const { kinds, pictures } = await weigh(page, '/')
      const seen = await aboveTheFold(page)
      const first = seen.reduce((sum, url) => sum + (pictures.get(url) ?? 0), 0)
      expect(kinds.get('Script')).toBeLessThanOrEqual(100 * kilobyte)
      expect(kinds.get('Stylesheet')).toBeLessThanOrEqual(12 * kilobyte)
      expect(kinds.get('Font')).toBeLessThanOrEqual(60 * kilobyte)
      expect(first).toBeGreaterThan(0)
      expect(first).toBeLessThanOrEqual(120 * kilobyte)
      test.info().annotations.push({
        type: 'weight',
        description: JSON.stringify({ ...Object.fromEntries(kinds), first }),
      })
    })
  })
}

for (const path of ['/de', '/fr'])
  test(`The scripts of the home page at ${path} are within their limit`, async ({ page }) => {
    const { kinds } = await weigh(page, path)
    expect(kinds.get('Script')).toBeGreaterThan(90 * kilobyte)
    expect(kinds.get('Script')).toBeLessThanOrEqual(100 * kilobyte)
    test.info().annotations.push({ type: 'weight', description: String(kinds.get('Script')) })
  })
