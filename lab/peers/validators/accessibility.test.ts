import type { Page } from '@playwright/test'
import {
  adminScreens,
  customerScreens,
  openWhole,
  visitorScreens,
} from '../../../e2e/support/every-screen.ts'
import { expect, test } from '../../../e2e/support/journey.ts'
import { acceptedWarnings } from './accepted-warnings.ts'
import { type Finding, findByCodeSniffer } from './accessibility-engine.ts'

/** The accepted warnings that occurred on a screen, and the number of screens, in this run. */
const met = new Set<(typeof acceptedWarnings)[number]>()
let looked = 0

function isAccepted({ kind, code, element }: Finding): boolean {
  if (kind === 'error') return false
  const known = acceptedWarnings.find(
    (accepted) => code.endsWith(`.${accepted.code}`) && (accepted.element?.test(element) ?? true),
  )
  if (known !== undefined) met.add(known)
  return known !== undefined
}

/** Opens screens and expects that the engine finds nothing in them but the accepted warnings. */
async function expectNoFinding(page: Page, paths: readonly string[]): Promise<void> {
  const found: string[] = []
  for (const path of paths) {
    await openWhole(page, path)
    looked += 1
    const findings = (await findByCodeSniffer(page)).filter((finding) => !isAccepted(finding))
    found.push(
      ...findings.map((each) => `${path}: ${each.kind} ${each.code} ${each.message} ${each.element}`),
    )
  }
  expect(found).toEqual([])
}

// Later tests check warnings found by earlier tests.
test.describe.configure({ mode: 'serial' })

test('HTML_CodeSniffer finds inserted faults in a page, and reads `autocomplete`', async ({ page }) => {
  await openWhole(page, '/contact')
  await page.evaluate(() => {
    const faults = [
      '<input type="text">',
      '<img src="/pictures/hero.webp">',
      '<input type="url" aria-label="Street" autocomplete="street-address">',
    ]
    document.querySelector('main')?.insertAdjacentHTML('beforeend', faults.join(''))
  })
  const errors = (await findByCodeSniffer(page)).filter(({ kind }) => kind === 'error')
  const codes = errors.map(({ code }) => code.replace(/^WCAG2AA\.Principle\d\.Guideline\d_\d\./, ''))
  expect(codes).toEqual(
    expect.arrayContaining(['1_1_1.H37', '1_3_1.F68', '1_3_5.H98', '4_1_2.H91.InputText.Name']),
  )
})

test('HTML_CodeSniffer finds no error on the screens of visitors', async ({ page, expectConsole }) => {
  expectConsole('status of 404')
  const { shop, reading, entrance } = await visitorScreens(page)
  await expectNoFinding(page, [...shop, ...reading, ...entrance])
})

test('HTML_CodeSniffer finds no error on the screens of a customer', async ({ page, shop }) => {
  await expectNoFinding(page, await customerScreens(page, shop))
})

test('HTML_CodeSniffer finds no error on the screens of an admin', async ({ page, shop }) => {
  const { people, goods, shop: settings } = await adminScreens(page, shop.admin)
  await expectNoFinding(page, [...(await people()), ...(await goods()), ...(await settings())])
})

test('Each accepted warning still occurs on a screen', () => {
  expect(looked).toBeGreaterThanOrEqual(70)
  expect(acceptedWarnings.filter((accepted) => !met.has(accepted)).map(({ code }) => code)).toEqual([])
})
