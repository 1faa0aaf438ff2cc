import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { toolNamed } from '../../../e2e/support/catalogue.ts'
import { beAdmin, beSignedIn, type Customer, newPerson, ok } from '../../../e2e/support/customer.ts'
import { openWhole } from '../../../e2e/support/every-screen.ts'
import { expect, test } from '../../../e2e/support/journey.ts'
import { bearer, book } from '../../../e2e/support/orders.ts'
import { payByApi } from '../../../e2e/support/payment.ts'
import { folder, run } from './run-program.ts'

let home = ''
test.beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'truewheel-files-'))
})
test.afterEach(() => rmSync(home, { recursive: true, force: true }))

function write(name: string, content: string | Buffer): string {
  const file = join(home, name)
  writeFileSync(file, content)
  return file
}

/** Returns xmllint's findings about a text: whether it is well-formed, and valid for a schema if one is given. */
async function flawsOfXml(text: string, schema?: string): Promise<readonly string[]> {
  const rules = schema === undefined ? [] : ['--schema', join(folder, schema)]
  const { code, stderr } = await run('xmllint', ['--noout', ...rules, write('text.xml', text)])
  return code === 0 ? [] : [stderr]
}

test('Feed and sitemap are well-formed XML, and the sitemap follows its schema', async ({ page }) => {
  const read = async (path: string) => (await ok(await page.request.get(path))).text()
  expect(await flawsOfXml(await read('/feed.xml'))).toEqual([])
  const sitemap = await read('/sitemap.xml')
  expect(await flawsOfXml(sitemap, 'sitemap.xsd')).toEqual([])
  const wrong = sitemap.replace('<loc>', '<place>wrong</place><loc>')
  expect(await flawsOfXml(wrong)).toEqual([])
  expect(await flawsOfXml(wrong, 'sitemap.xsd')).toEqual([expect.stringContaining('place')])
  const withoutLanguage = sitemap.replace(/ hreflang="[a-z]+"/, '')
  expect(await flawsOfXml(withoutLanguage, 'sitemap.xsd')).toEqual([expect.stringContaining('hreflang')])
  expect(await flawsOfXml(sitemap.replace('</loc>', ''))).toEqual([expect.stringContaining('mismatch')])
})

/** Returns qpdf's findings about the structure of a PDF. */
async function flawsOfStructure(bytes: Buffer): Promise<readonly string[]> {
  const { code, stdout, stderr } = await run('qpdf', ['--check', write('paper.pdf', bytes)])
  const isSound = code === 0 && stdout.includes('No syntax or stream encoding errors found')
  return isSound ? [] : [stdout + stderr]
}

/** Returns the fonts of a PDF. */
async function fontsOf(bytes: Buffer): Promise<readonly string[]> {
  const { stdout } = await run('pdffonts', [write('paper.pdf', bytes)])
  return stdout.trimEnd().split('\n').slice(2)
}

/** Returns the fonts of a PDF that are not embedded, or whose text cannot be searched and copied. */
async function wrongFontsOf(bytes: Buffer): Promise<readonly string[]> {
  const fonts = await fontsOf(bytes)
  if (fonts.length === 0) return ['The paper has no font.']
  // The columns before the last two numbers: embedded, subset, Unicode map.
  return fonts.filter((font) => !/\s+yes\s+(?:yes|no)\s+yes\s+\d+\s+\d+$/.test(font))
}

async function expectSoundPdf(name: string, bytes: Buffer): Promise<void> {
  expect([name, ...(await flawsOfStructure(bytes)), ...(await wrongFontsOf(bytes))]).toEqual([name])
}

/** Waits for an order's papers, and returns them. */
async function papersOf(page: Page, customer: Customer, order: string, count: number) {
  const headers = bearer(customer)
  const numbersOf = async (): Promise<readonly string[]> =>
    (await (await page.request.get(`/api/bookings/${order}`, { headers })).json()).invoices ?? []
  await expect.poll(async () => (await numbersOf()).length).toBe(count)
  const papers: Buffer[] = []
  for (const number of await numbersOf())
    papers.push(await (await ok(await page.request.get(`/api/invoices/${number}`, { headers }))).body())
  return papers
}

test('Invoice, credit note, packing slips and printed orders are sound PDFs', async ({
  page,
  newVisitor,
  shop,
}) => {
  const customer = await beSignedIn(page)
  const order = await book(page, customer, await toolNamed(page, 'Axle vice'))
  await payByApi(page, shop, customer, order)
  const desk = await newVisitor()
  const admin = await beAdmin(desk, shop.admin)
  const data = { amount: 1, reason: 'A dent', restock: 0 }
  await ok(await desk.request.post(`/api/bookings/${order}/refunds`, { headers: bearer(admin), data }))
  for (const paper of await papersOf(page, customer, order, 2)) await expectSoundPdf('invoice', paper)
  for (const [name, at, path] of [
    ['slips', desk, `/dashboard/slips?orders=${order}`],
    ['order', desk, `/dashboard/manageallorders/${order}`],
    ['receipt', page, `/dashboard/payment/${order}`],
  ] as const) {
    await openWhole(at, path)
    await expectSoundPdf(name, await at.pdf())
  }
})

test('An invoice with a name in many scripts embeds their fonts', async ({ page, shop }) => {
  const customer = await beSignedIn(page, newPerson('Ζωή Иван דוד محمد สมชาย प्रिया 田中 김민수'))
  const order = await book(page, customer, await toolNamed(page, 'Axle vice'))
  await payByApi(page, shop, customer, order)
  const [paper = Buffer.of()] = await papersOf(page, customer, order, 1)
  await expectSoundPdf('invoice', paper)
  expect((await fontsOf(paper)).length).toBeGreaterThan(5)
})

/** A PDF in a standard font that every PDF reader has and that is not embedded. */
const withoutItsFont = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << /Font << /F 4 0 R >> >> >> endobj
4 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
trailer << /Root 1 0 R >>
`

test('The checkers of PDFs find a file that ends too early, and a font that is not embedded', async ({
  page,
}) => {
  await page.goto('/contact')
  const sound = await page.pdf()
  expect(await flawsOfStructure(sound)).toEqual([])
  expect(await flawsOfStructure(sound.subarray(0, sound.length / 2))).not.toEqual([])
  expect(await wrongFontsOf(Buffer.from(withoutItsFont))).toEqual([expect.stringContaining('Helvetica')])
})
