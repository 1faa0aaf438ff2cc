import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { zipPapers } from '../../operations/e-invoices/zip-papers.ts'
import type { Caller } from '../../operations/shop.ts'
import { payForSomething } from '../../testing/buying.ts'
import { payToAddress, setUpEInvoices } from '../../testing/e-invoices.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { readZip } from '../../testing/read-zip.ts'
import { addAdmin, addCustomer } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEveryEngine('E-invoices over HTTP', (engine) => {
  let env: TestApp
  let admin: Caller
  beforeAll(async () => {
    env = await openTestApp(engine)
    admin = await addAdmin(env.shop)
    await setUpEInvoices(env.shop, { legalName: 'Nuts & Bolts <Leipzig>' })
  })
  afterAll(() => env.drop())

  const get = async (caller: Caller, path: string) =>
    env.app.inject({
      url: `/api${path}`,
      headers: { authorization: `Bearer ${await env.tokenOf(caller)}` },
    })

  test('The customer and staff get the same file for ever, and another customer gets none', async () => {
    const { customer, number } = await payToAddress(env.shop)
    const path = `/invoices/${number}/file?format=xrechnung`
    const own = await get(customer, path)
    expect(own.headers).toMatchObject({
      'content-type': 'application/xml',
      'content-disposition': `attachment; filename="${number}-xrechnung.xml"`,
    })
    expect(own.payload).toContain(
      '<cbc:RegistrationName>Nuts &amp; Bolts &lt;Leipzig&gt;</cbc:RegistrationName>',
    )
    await setUpEInvoices(env.shop, { legalName: 'Another name' })
    expect((await get(admin, path)).rawPayload).toEqual(own.rawPayload)
    expect((await get(await addCustomer(env.shop), path)).statusCode).toBe(404)
    expect((await get(customer, `/invoices/${number}/file?format=word`)).statusCode).toBe(400)
  })

  test('ZUGFeRD is the paper as PDF/A-3 with the CII inside, which the PDF names in its metadata', async () => {
    await setUpEInvoices(env.shop, { legalName: 'Nuts & Bolts <Leipzig>' })
    const { customer, number } = await payToAddress(env.shop)
    const pdf = (await get(customer, `/invoices/${number}/file?format=zugferd`)).rawPayload
    const text = pdf.toString('latin1')
    expect(text).toMatch(/\/AFRelationship \/Alternative/)
    expect(text).toMatch(/\/Subtype \/text#2Fxml/)
    expect(text).toMatch(/\/OutputIntents \[/)
    for (const stated of [
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfaid:conformance>B</pdfaid:conformance>',
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      '<rdf:li>Nuts &amp; Bolts &lt;Leipzig&gt;</rdf:li>',
    ])
      expect(text).toContain(stated)
    const plain = (await get(customer, `/invoices/${number}`)).rawPayload
    expect((await readPdf(pdf)).pages).toEqual((await readPdf(plain)).pages)
  })

  test('Without a country of the buyer the refusal names it', async () => {
    const { customer, orderId } = await payForSomething(env.shop)
    const [number] = (await get(customer, `/bookings/${orderId}`)).json<{ invoices: string[] }>().invoices
    const refused = await get(customer, `/invoices/${number}/file?format=cii`)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'E_INVOICE_LACKS',
        message:
          'This paper gives no e-invoice, because it lacks the country of the buyer. Enter what is missing, or use the PDF.',
      }),
    ])
  })

  test('A ZIP file has each paper of the days; one without an e-invoice is a PDF, and a file names what it lacks', async () => {
    const answer = await get(admin, '/exports/e-invoices.zip?from=2000-01-01&format=cii')
    expect(answer.headers['content-type']).toBe('application/zip')
    expect(answer.headers['content-disposition']).toMatch(/filename="cii-2000-01-01-\d{4}-\d\d-\d\d\.zip"/)
    const files = readZip(answer.rawPayload)
    expect([...files.keys()]).toEqual([
      'INV-00001-cii.xml',
      'INV-00002-cii.xml',
      'INV-00003.pdf',
      'missing.txt',
    ])
    expect(files.get('INV-00001-cii.xml')?.toString()).toContain('<ram:ID>INV-00001</ram:ID>')
    expect(files.get('INV-00003.pdf')?.subarray(0, 5).toString()).toBe('%PDF-')
    expect(files.get('missing.txt')?.toString()).toContain('INV-00003: ')
    const nothing = readZip((await get(admin, '/exports/e-invoices.zip')).rawPayload)
    expect([...nothing.keys()]).toEqual([])
    const noted = await env.shop.database.read
      .selectFrom('changes')
      .where('action', '=', 'export.made')
      .select('after')
      .execute()
    expect(noted.map(({ after }) => JSON.parse(after ?? '{}').rows)).toEqual([3, 0])
  })

  test('A client that leaves stops the work, and the record says that the file was not whole', async () => {
    const { file } = await zipPapers(env.shop, admin, { from: '2000-01-01' }, 'cii')
    for await (const _chunk of Readable.from(file)) break
    await expect
      .poll(async () => {
        const rows = await env.shop.database.read.selectFrom('changes').select('after').execute()
        return rows.filter(({ after }) => after?.includes('"whole":false')).length
      })
      .toBe(1)
  })
})
