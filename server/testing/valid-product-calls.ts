import { picturePath } from '../../domain/catalogue/own-picture.ts'
import { done } from '../../domain/outcome.ts'
import { insertStoredPictures } from '../data/queries/catalogue/images.ts'
import { addProduct as addPart } from '../operations/catalogue/add-product.ts'
import { samplePicture } from '../providers/images/testing/sample-pictures.ts'
import { validImportCalls } from './import-file.ts'
import { addAdmin, addTool, granted } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'
import { byAdmin, type ValidCall } from './valid-callers.ts'

async function putItem({ shop }: TestApp): Promise<string> {
  const hub = { img: '/pictures/hub.webp', name: 'Hub', shortDescription: '', minimumOrder: 1 }
  const part = { ...hub, kind: 'part', unitPriceCents: 4000 } as const
  return granted(await addPart(shop, await addAdmin(shop), part, undefined))
}

/** Stores a small picture; returns its address. */
async function storePicture({ shop }: TestApp): Promise<string> {
  const bytes = await samplePicture('webp', { width: 40, height: 30 })
  const path = picturePath('c'.repeat(64))
  await shop.database.write(async (transaction) => {
    const file = { path, outline: null, width: 40, height: 30, bytes }
    await insertStoredPictures(transaction, [file], { uploadedBy: null, shownHere: true }, shop.clock())
    return done(null)
  })
  return path
}

export const validProductCalls = {
  ...validImportCalls,
  getPictureForms: (app) => byAdmin(app, { query: { img: '/pictures/hub.webp' } }),
  cutOutPicture: async (app) => byAdmin(app, { body: { img: await storePicture(app) } }),
  getCutOuts: (app) => byAdmin(app, {}),
  startCutOuts: (app) => byAdmin(app, {}),
  stopCutOuts: (app) => byAdmin(app, {}),
  listTools: async () => ({}),
  getTool: async ({ shop }) => ({ params: { id: await addTool(shop, { stock: 5 }) } }),
  addTool: (app) =>
    byAdmin(app, {
      body: {
        img: '/pictures/hub.webp',
        name: 'Hub axle vice',
        shortDescription: 'Holds an axle by its flats.',
        minOrderQuantity: 1,
        availableQuantity: 5,
        price: 12.5,
        sku: 'TW-7',
        brand: 'Truewheel',
        category: 'Hub tools',
        specs: [{ key: 'jaw-width', value: 30, unit: 'mm' }],
        pictures: [{ img: '/pictures/hub.webp', alt: 'The vice with an axle.' }],
        fits: ['qr-9'],
        needsAlso: [],
        weightGrams: 240,
        lengthMm: 80,
        priceBreaks: [{ from: 10, price: 11.9 }],
      },
    }),
  changeTool: async (app) => {
    const id = await addTool(app.shop, { stock: 5 })
    const restock = { quantity: 3, reason: 'Delivery' }
    return byAdmin(app, {
      params: { id },
      body: {
        name: 'Hub axle vice',
        price: 13,
        fits: ['qr-9'],
        brand: null,
        priceBreaks: [{ from: 5, price: 12 }],
        restock,
      },
    })
  },
  correctStock: async (app) => {
    const id = await addTool(app.shop, { stock: 5 })
    return byAdmin(app, {
      params: { id },
      body: { counted: 4, shown: 5, reason: 'counted', note: 'Shelf 3' },
    })
  },
  listMovements: async (app) => byAdmin(app, { params: { id: await addTool(app.shop, { stock: 5 }) } }),
  addItem: (app) =>
    byAdmin(app, {
      body: {
        img: '/pictures/hub.webp',
        name: 'Hub',
        price: 40,
        category: 'Hubs',
        fits: ['qr-9'],
        shortDescription: '32 holes.',
        availableQuantity: 8,
        minOrderQuantity: 2,
        draft: true,
      },
    }),
  changeItem: async (app) =>
    byAdmin(app, {
      params: { id: await putItem(app) },
      body: { name: 'Front hub', price: 42, brand: null, availableQuantity: 8, minOrderQuantity: 2 },
    }),
  deleteItem: async (app) => byAdmin(app, { params: { id: await putItem(app) } }),
  listProducts: (app) =>
    byAdmin(app, { query: { state: 'shown', search: 'wrench', sort: '-price', limit: '5' } }),
  setProductState: async (app) =>
    byAdmin(app, { params: { id: await addTool(app.shop, { stock: 5 }) }, body: { state: 'hidden' } }),
  moveProduct: async (app) => {
    const other = await addTool(app.shop, { stock: 5 })
    await addTool(app.shop, { stock: 5 })
    return byAdmin(app, { params: { id: other }, body: { place: 1000 } })
  },
  getProduct: async (app) => byAdmin(app, { params: { id: await addTool(app.shop, { stock: 5 }) } }),
  deleteTool: async (app) => byAdmin(app, { params: { id: await addTool(app.shop, { stock: 5 }) } }),
} satisfies Readonly<Record<string, (app: TestApp) => Promise<ValidCall>>>
