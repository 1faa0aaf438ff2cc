import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { picturePath } from '../../../domain/catalogue/own-picture.ts'
import { done } from '../../../domain/outcome.ts'
import { insertStoredPictures } from '../../data/queries/catalogue/images.ts'
import { listInvoicesOfPayment } from '../../data/queries/payments/invoices.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { payForSomething } from '../../testing/buying.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { changeSettings } from '../settings/change-settings.ts'
import { readSection } from '../settings/read-settings.ts'
import { type Invoice, toInvoice } from './invoice-content.ts'
import { printInvoice } from './print-invoice.ts'

describeOnEveryEngine("The owner's logo on papers", (engine) => {
  let shop: TestShop
  const download = vi.fn(async (_url: string): Promise<Uint8Array | undefined> => undefined)
  beforeEach(async () => {
    const upload = () => Promise.reject(new Error('Nothing is uploaded'))
    download.mockReset()
    shop = await openTestShop(engine, {
      imageHosting: { pictureOrigin: 'https://pictures.example', upload, download },
    })
  })
  afterEach(() => shop.drop())

  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 60, alpha: 0.5 } } })
      .webp()
      .toBuffer()

  /** Stores bytes as an uploaded picture. */
  const stored = async (bytes: Uint8Array): Promise<string> => {
    const path = picturePath(createHash('sha256').update(bytes).digest('hex'))
    const file = { path, outline: null, width: 960, height: 320, bytes: new Uint8Array(bytes) }
    await shop.database.write(async (transaction) =>
      done(
        await insertStoredPictures(transaction, [file], { uploadedBy: null, shownHere: true }, shop.clock()),
      ),
    )
    return path
  }
  const setLogo = async (logo: string) => {
    const { value, version } = await readSection(shop, 'company')
    const change = { section: 'company', value: { ...value, logo }, from: version } as const
    granted(await changeSettings(shop, await addAdmin(shop), change))
  }
  const issued = async (): Promise<Invoice> => {
    const { transactionId } = await storedOrder(shop, (await payForSomething(shop)).orderId)
    const [row] = await listInvoicesOfPayment(shop.database.read, transactionId ?? '')
    if (!row) throw new Error('The order has no invoice')
    return toInvoice(row)
  }
  const print = async (invoice: Invoice) => granted(await printInvoice(shop, invoice)).content
  const picturesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image\b/g)?.length ?? 0

  test('Is printed above the title, and an issued invoice keeps it when the owner chooses another', async () => {
    await setLogo(await stored(await picture(960, 320)))
    const invoice = await issued()
    const first = await print(invoice)
    expect(picturesIn(first)).toBe(1)
    const { pages, isTagged } = await readPdf(first)
    expect(isTagged).toBe(true)
    expect(pages[0]).toContain('Invoice INV-00001')
    await setLogo(await stored(await picture(200, 900)))
    expect((await print(invoice)).equals(first)).toBe(true)
    const next = await print(await issued())
    expect(picturesIn(next)).toBe(1)
    await setLogo('')
    expect(picturesIn(await print(await issued()))).toBe(0)
    expect((await print(invoice)).equals(first)).toBe(true)
    expect(download).not.toHaveBeenCalled()
  })

  test('Is absent from invoices of the earlier edition, which had no logo', async () => {
    await setLogo(await stored(await picture(600, 200)))
    const { content, ...invoice } = await issued()
    expect(picturesIn(await print({ ...invoice, content: { ...content, edition: 2 } }))).toBe(0)
  })

  test('Does not prevent printing if it is damaged, missing or at a host that the settings do not name', async () => {
    await setLogo(await stored(Buffer.from('no picture')))
    expect(picturesIn(await print(await issued()))).toBe(0)
    const { content, ...invoice } = await issued()
    const withLogo = (logo: string) => ({
      ...invoice,
      content: { ...content, seller: { ...content.seller, logo } },
    })
    for (const logo of [picturePath('f'.repeat(64)), 'https://evil.example/logo.png', 'http://['])
      expect(picturesIn(await print(withLogo(logo)))).toBe(0)
    expect(download).not.toHaveBeenCalled()
  })

  test('Comes from the image host of the settings, and is requested again only after a failure', async () => {
    const logo = `https://pictures.example/${engine.name}/logo.webp`
    await setLogo(logo)
    const invoice = await issued()
    download.mockRejectedValueOnce(new Error('The host is down'))
    expect(picturesIn(await print(invoice))).toBe(0)
    download.mockResolvedValueOnce(await picture(300, 100))
    expect(picturesIn(await print(invoice))).toBe(1)
    expect(picturesIn(await print(invoice))).toBe(1)
    expect(download.mock.calls).toEqual([[logo], [logo]])
  })
})
