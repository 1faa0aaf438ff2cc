import { expect, test } from 'vitest'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { deriveWriting } from '../../../domain/writing/derive-writing.ts'
import type { Transport } from '../../api/transport.ts'
import { testSettings } from '../../testing/in-shop.tsx'
import { sampleTool } from '../../testing/sample-tool.ts'
import { renderPage } from './entry-server.tsx'

const assets = { entry: '/assets/entry.js', css: [], preload: [] }
const tool = {
  ...sampleTool({ price: 1234.5, availableQuantity: 4000 }),
  specs: [{ key: 'teeth', value: 4000 }],
  weightGrams: 4000,
}

/** A shop with one tool; each answer takes a number of turns of the event loop. */
function shopIn(locale: string, currency: string, turns: number) {
  const money = { locale, currency, timeZone: 'UTC', writing: deriveWriting(locale, currency) }
  const settings: ShopSettings = { ...testSettings, shop: { ...testSettings.shop, money } }
  const transport: Transport = async ({ id }) => {
    for (let turn = 0; turn < turns; turn += 1) await new Promise((done) => setImmediate(done))
    return { status: 200, body: id === 'getTool' ? tool : [tool] }
  }
  return async (path: string) => {
    const request = new Request(`${settings.publicUrl}${path}`)
    const { html } = await renderPage(request, { settings, assets, transport })
    return html.match(/\d[.,]\d{3}(?:[.,]\d\d)?(?![.,\d])/g)
  }
}

test.each(['/tools?view=table', '/compare?tools=whip'])(
  'Two shops of one process that render %s at the same time write in their own formats',
  async (path) => {
    const [openDollars, openEuros] = [shopIn('en-US', 'USD', 2), shopIn('de-DE', 'EUR', 1)]
    const [dollars, euros] = await Promise.all([openDollars(path), openEuros(path)])
    expect(dollars).toEqual(expect.arrayContaining(['1,234.50', '4,000']))
    expect(euros).toEqual(expect.arrayContaining(['1.234,50', '4.000']))
    expect(dollars?.filter((text) => euros?.includes(text))).toEqual([])
  },
)
