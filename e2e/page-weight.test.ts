import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

const kilobyte = 1024

interface Weighed {
  /** Bytes over the wire by kind of file, headers and all. */
  readonly kinds: ReadonlyMap<string, number>
  readonly pictures: ReadonlyMap<string, number>
}

/** Opens a page as on a first visit, and weighs what comes. */
async function weigh(page: Page, path: string): Promise<Weighed> {
  const kinds = new Map<string, number>()
  const pictures = new Map<string, number>()
  const begun = new Map<string, { kind: string; url: string }>()
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  wire.on('Network.responseReceived', ({ requestId, type, response }) => {
    begun.set(requestId, { kind: type, url: response.url })
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, url } = begun.get(requestId) ?? { kind: 'Other', url: '' }
    kinds.set(kind, (kinds.get(kind) ?? 0) + encodedDataLength)
    if (kind === 'Image') pictures.set(url, encodedDataLength)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return { kinds, pictures }
}

/** Addresses of the pictures that are seen without scrolling. */
function aboveTheFold(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map((image) => image.currentSrc),
  )
}

for (const [device, width, height, deviceScaleFactor] of [
  ['a phone', 360, 780, 3],
  ['a desk', 1440, 900, 1],
] as const) {
  test.describe(`On ${device}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor })

    test(`The home page is light enough for ${device}`, async ({ page }) => {
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
