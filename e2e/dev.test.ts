import { expect, test } from '@playwright/test'
import { DevCopy } from '../tools/dev/testing/dev-copy.ts'
import { wholeTestMs } from '../tools/test-run/patience.ts'
import { openWithScripts } from './support/hydration.ts'

const texts = 'web/texts/layout.ts'
const operation = 'server/operations/settings/shop-on-pages.ts'

test.describe('npm run dev', () => {
  test.describe.configure({ timeout: wholeTestMs, mode: 'serial' })
  let dev: DevCopy
  test.beforeAll(async () => {
    dev = new DevCopy()
    await dev.start()
  })
  test.afterAll(() => dev.remove())
  // An edit before the page runs would be a difference between its HTML and its code.
  test.beforeEach(({ page }) => openWithScripts(page))

  test('Shows an edit of text, style and component at once, and keeps what is typed', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.goto(`${dev.origin}/login`)
    const email = page.getByLabel('Email')
    await email.fill('kay@example.com')
    dev.edit(texts, "terms: 'Terms'", "terms: 'Small print'")
    await expect(page.getByRole('link', { name: 'Small print' })).toBeVisible()
    dev.edit('web/app/layout/footer.css', '.footer {', '.footer {\n  outline: 3px solid;')
    await expect(page.locator('footer').first()).toHaveCSS('outline-width', '3px')
    dev.edit('web/app/layout/footer.tsx', '<footer', '<footer data-edited=""')
    await expect(page.locator('footer[data-edited]')).toBeVisible()
    await expect(email).toHaveValue('kay@example.com')
    expect(errors).toEqual([])
  })

  test('Shows pages in each language, and an edit of a translation at once', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.goto(`${dev.origin}/de/login`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    const email = page.getByLabel('E-Mail')
    await email.fill('kay@example.com')
    dev.edit('languages/de/web/texts/layout.ts', "terms: 'AGB'", "terms: 'Kleingedrucktes'")
    await expect(page.getByRole('link', { name: 'Kleingedrucktes' })).toBeVisible()
    await expect(email).toHaveValue('kay@example.com')
    await page.goto(`${dev.origin}/fr/login`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.goto(`${dev.origin}/login`)
    await expect(page.getByLabel('Email')).toBeVisible()
    expect(errors).toEqual([])
  })

  test('Answers from changed server code, and reloads open pages', async ({ page }) => {
    await page.goto(dev.origin)
    await page.evaluate(() => document.body.setAttribute('data-before', ''))
    const before = 'return { ...shownSettings(values, tag), ...(tax && { tax }) }'
    dev.edit(
      operation,
      before,
      'return { ...shownSettings(values, tag), ...(tax && { tax }), sample: false }',
    )
    await dev.until('/api/shop', (answer) => answer.includes('"sample":false'))
    await expect(page.locator('body[data-before]')).toHaveCount(0)
  })

  test('Shows a mistake on the page and in the terminal, and survives it', async ({ page }) => {
    await page.goto(dev.origin)
    const overlay = page.locator('vite-error-overlay')
    const words = { [texts]: 'const layoutTexts', [operation]: 'function shopOnPages' }
    for (const [file, right] of Object.entries(words)) {
      const wrong = right.replace('n', 'nn')
      dev.edit(file, right, wrong)
      const [word = ''] = wrong.split(' ')
      await expect(overlay).toContainText(word)
      expect(dev.output()).toContain(word)
      await dev.until('/', (page) => page.includes('A mistake in the code'))
      dev.edit(file, wrong, right)
      await dev.until('/', (page) => page.includes('<main'))
      await expect(page.getByRole('main')).toBeVisible()
      await expect(overlay).toHaveCount(0)
    }
  })

  test('Starts again once a missing module exists', async () => {
    const first = 'import { shownSettings }'
    dev.edit(operation, first, `import { sample } from './sample.ts'\n${first}`)
    await dev.until('/', (page) => page.includes('A mistake in the code'))
    dev.write('server/operations/settings/sample.ts', 'export const sample = false')
    await dev.until('/', (page) => page.includes('<main'))
  })
})
