import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  adminScreens,
  customerScreens,
  openWhole,
  visitorScreens,
} from '../../../e2e/support/every-screen.ts'
import { expect, test } from '../../../e2e/support/journey.ts'
import { folder } from './run-program.ts'

const engine = readFileSync(join(folder, 'node_modules/html_codesniffer/build/HTMLCS.js'), 'utf8')

/** Errors of the engine that are none, each with its reason. */
const falsePositives: readonly { readonly code: RegExp; readonly where?: RegExp; readonly reason: string }[] =
  []

/**
 * Removes the token `webauthn` of `autocomplete` (WebAuthn Level 3, 5.1.4): the engine is older than it and ends with a
 * TypeError.
 */
function withoutNewTokens(): void {
  for (const field of document.querySelectorAll('[autocomplete$=" webauthn"]'))
    field.setAttribute('autocomplete', (field.getAttribute('autocomplete') ?? '').replace(/ webauthn$/, ''))
}

/** Returns the errors of HTML_CodeSniffer for WCAG 2 AA on a page. */
async function findErrors(page: Page, path: string): Promise<string[]> {
  await openWhole(page, path)
  await page.evaluate(engine)
  await page.evaluate(withoutNewTokens)
  const found = await page.evaluate(
    () =>
      new Promise<{ code: string; message: string; element: string }[]>((resolve) => {
        const sniffer = Reflect.get(window, 'HTMLCS')
        sniffer.process('WCAG2AA', document, () => {
          const messages: { type: number; code: string; msg: string; element: Element }[] =
            sniffer.getMessages()
          const errors = messages.filter(({ type }) => type === sniffer.ERROR)
          resolve(
            errors.map(({ code, msg, element }) => ({
              code,
              message: msg,
              element: element.outerHTML?.slice(0, 160) ?? '',
            })),
          )
        })
      }),
  )
  return found
    .filter(
      ({ code, element }) =>
        !falsePositives.some((known) => known.code.test(code) && (known.where?.test(element) ?? true)),
    )
    .map(({ code, message, element }) => `${path}: ${code} ${message} ${element}`)
}

test('HTML_CodeSniffer finds a fault', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<input type="text">'),
  )
  await page.evaluate(engine)
  const count = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sniffer = Reflect.get(window, 'HTMLCS')
        sniffer.process('WCAG2AA', document, () =>
          resolve(
            sniffer.getMessages().filter(({ type }: { type: number }) => type === sniffer.ERROR).length,
          ),
        )
      }),
  )
  expect(count).toBeGreaterThan(0)
})

test('HTML_CodeSniffer finds no error on the screens of visitors', async ({ page, expectConsole }) => {
  expectConsole('/no-such-page')
  const { shop, reading, entrance } = await visitorScreens(page)
  const errors: string[] = []
  for (const path of [...shop, ...reading, ...entrance]) errors.push(...(await findErrors(page, path)))
  expect(errors).toEqual([])
})

test('HTML_CodeSniffer finds no error on the screens of customers and of staff', async ({
  page,
  newVisitor,
  shop,
}) => {
  const errors: string[] = []
  for (const path of await customerScreens(page, shop)) errors.push(...(await findErrors(page, path)))
  const desk = await newVisitor()
  const { people, goods, shop: settings } = await adminScreens(desk, shop.admin)
  for (const path of [...(await people()), ...(await goods()), ...(await settings())])
    errors.push(...(await findErrors(desk, path)))
  expect(errors).toEqual([])
})
