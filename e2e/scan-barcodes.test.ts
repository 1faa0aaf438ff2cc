import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'

declare global {
  interface Window {
    /** What is in front of the camera; empty for nothing. */
    barcode: string
    /** The tracks of the camera that the page has opened. */
    cameraTracks: MediaStreamTrack[]
  }
}

/**
 * Gives the browser a barcode detector, which reads `window.barcode` while the camera's picture plays, and a camera.
 * The headless browser of journeys has neither; the camera is a canvas.
 */
async function haveCamera(page: Page, isAllowed: boolean): Promise<void> {
  await page.addInitScript((allowed) => {
    window.barcode = ''
    window.cameraTracks = []
    class Detector {
      detect(video: HTMLVideoElement) {
        const isSeen = video.videoWidth > 0 && !video.paused && window.barcode !== ''
        return Promise.resolve(isSeen ? [{ rawValue: window.barcode }] : [])
      }
    }
    Object.assign(window, { BarcodeDetector: Detector })
    MediaDevices.prototype.getUserMedia = async () => {
      if (!allowed) throw new DOMException('Permission denied', 'NotAllowedError')
      const canvas = document.createElement('canvas')
      canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height)
      const stream = canvas.captureStream()
      window.cameraTracks.push(...stream.getTracks())
      return stream
    }
  }, isAllowed)
}

/** Opens a new list of the order pad. */
async function openList(page: Page): Promise<void> {
  await page.goto('/dashboard/pad')
  await page.getByRole('textbox', { name: 'Name' }).fill('Scanned')
  await page.getByRole('button', { name: 'Make the list' }).click()
  await expect(page.getByRole('heading', { name: 'Scanned' })).toBeVisible()
}

const scan = (page: Page) => page.getByRole('button', { name: 'Scan with the camera' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Scan barcodes' })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('The camera puts each barcode in view on the list once, and is off after closing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await haveCamera(page, true)
  await beSignedIn(page)
  const whip = await toolNamed(page, 'Chain whip')
  const vice = await toolNamed(page, 'Axle vice')
  await openList(page)
  await scan(page).click()
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
  const inView = async (number: string) => {
    await page.evaluate((shown) => {
      window.barcode = shown
    }, number)
    if (number !== '') await expect(dialog(page).getByText(`Read: ${number}`)).toBeVisible()
  }
  await inView(whip._id)
  await inView(vice._id)
  await inView('4006381333931')
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await page.evaluate(() => window.cameraTracks.map(({ readyState }) => readyState))).toEqual([
    'ended',
  ])
  await expect(row(page, 'Chain whip').getByRole('textbox')).toHaveValue('1')
  // The smallest order.
  await expect(row(page, 'Axle vice').getByRole('textbox')).toHaveValue('2')
  await expect(page.getByText('“4006381333931”: no product has this number or name.')).toBeVisible()
})

test('A refused camera says what to do, and numbers can still be typed', async ({ page }) => {
  await haveCamera(page, false)
  await beSignedIn(page)
  const whip = await toolNamed(page, 'Chain whip')
  await openList(page)
  await scan(page).click()
  await expect(
    dialog(page).getByText('The camera cannot be used. Allow it in the browser, or type the number.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(scan(page)).toBeFocused()
  await page.getByRole('textbox', { name: /Numbers or names/ }).fill(whip._id)
  await page.keyboard.press('Enter')
  await expect(row(page, 'Chain whip')).toBeVisible()
})

test('A browser without a barcode detector offers no camera', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'BarcodeDetector')
  })
  await beSignedIn(page)
  await openList(page)
  await expect(page.getByRole('button', { name: 'Add these' })).toBeEnabled()
  await expect(scan(page)).toHaveCount(0)
})
