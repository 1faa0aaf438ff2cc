import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { countPictures, listFailedPictures } from '../../data/queries/imports/import-pictures.ts'
import { findImport } from '../../data/queries/imports/imports.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { NetworkRefusal } from '../../platform/public-network.ts'
import { told } from '../../platform/stored-sentences.ts'
import type { ProductPictures } from '../../providers/images/image-host.ts'
import { checkedImport, rowsOf } from '../../testing/import-file.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { ReEncodeProduct } from '../images/store-image.ts'
import type { Caller, Shop } from '../shop.ts'
import { applyImport } from './apply-import.ts'
import { checkImports } from './check-imports.ts'
import { fetchPictures, startFetchingPictures, stopFetchingPictures } from './fetch-pictures.ts'

const size = { width: 1, height: 1, bytes: new Uint8Array([1]) }
const hash = 'd'.repeat(64)
const pictures: ProductPictures = {
  photograph: { hash, sizes: [size], outline: null, family: hash },
  isSure: false,
}
const inShop = `/images/${hash}.webp`

/** Each row has a picture of its own; the last one is the first again. */
const fileOf = (addresses: readonly string[]) =>
  [
    'Handle,Title,Body (HTML),Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Status',
    ...addresses.map(
      (address, index) => `p${index},Tool ${index},Text,SKU-${index},3,5.00,${address},active`,
    ),
  ].join('\n')

describeOnEveryEngine('Pictures at other addresses', (engine) => {
  let shop: TestShop
  let admin: Caller
  const decode = vi.fn<ReEncodeProduct>()
  const call = vi.fn(async (address: string) => answer(address))
  const statuses = new Map<string, number>()
  const answer = (address: string) => ({
    status: statuses.get(address) ?? 200,
    headers: {},
    bytes: Buffer.from('a picture'),
    address,
  })
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
    decode.mockReset().mockResolvedValue(done(pictures))
    call.mockClear()
    statuses.clear()
  })
  afterEach(() => shop.drop())

  const fetchAll = (process: Shop = shop) => fetchPictures(process, { reEncode: decode, call })
  const a = 'https://cdn.example/a.jpg'
  const b = 'https://cdn.example/b.jpg'

  test('Are fetched after an admin agrees, each once, and the file is compared again', async () => {
    const id = await checkedImport(shop, admin, fileOf([a, b, a]))
    await fetchAll()
    expect(call).not.toHaveBeenCalled()
    expect(await findImport(shop.database.read, id)).toMatchObject({ pictureHosts: ['cdn.example'] })
    granted(await startFetchingPictures(shop, id))
    await fetchAll()
    expect(call.mock.calls.map(([address]) => address).sort()).toEqual([a, b])
    expect(await findImport(shop.database.read, id)).toMatchObject({ state: 'waiting', isFetching: false })
    await checkImports(shop)
    const rows = await rowsOf(shop, id)
    expect(rows.map(({ cells }) => cells.find(({ column }) => column === 'img')?.after)).toEqual(
      Array(3).fill(inShop),
    )
    granted(await applyImport(shop, admin, id))
    const shown = await shop.database.read.selectFrom('products').select(['img', 'hidden_at']).execute()
    expect(shown).toEqual(Array(3).fill({ img: inShop, hidden_at: null }))
    // The next file with the same address has the picture at once.
    const next = await checkedImport(shop, admin, fileOf([a]).replaceAll('SKU-', 'NEXT-'))
    expect((await countPictures(shop.database.read, next)).waiting).toBe(0)
  })

  test('Do not stop the import when one fails, and can be tried again', async () => {
    statuses.set(b, 404)
    const id = await checkedImport(shop, admin, fileOf([a, b]))
    granted(await startFetchingPictures(shop, id))
    await fetchAll()
    await checkImports(shop)
    const failed = await listFailedPictures(shop.database.read, id, { limit: 10, after: undefined })
    expect(failed?.rows.map(({ problem, ...each }) => ({ ...each, problem: told(problem, 'en') }))).toEqual([
      { row: 3, address: b, problem: expect.stringContaining('answered with the code 404') },
    ])
    statuses.clear()
    granted(await startFetchingPictures(shop, id))
    await fetchAll()
    await checkImports(shop)
    expect(call.mock.calls.map(([address]) => address).sort()).toEqual([a, b, b])
    granted(await applyImport(shop, admin, id))
    expect(
      await shop.database.read.selectFrom('products').where('draft', '=', 1).select('id').execute(),
    ).toEqual([])
  })

  test('That fail leave their products as drafts', async () => {
    statuses.set(b, 404)
    const id = await checkedImport(shop, admin, fileOf([a, b]))
    granted(await startFetchingPictures(shop, id))
    await fetchAll()
    await checkImports(shop)
    granted(await applyImport(shop, admin, id))
    const products = await shop.database.read
      .selectFrom('products')
      .orderBy('sku')
      .select(['draft', 'img'])
      .execute()
    expect(products).toEqual([
      { draft: 0, img: inShop },
      { draft: 1, img: '' },
    ])
  })

  test('Wait after a passing fault, and fail after three', async () => {
    statuses.set(a, 503)
    const id = await checkedImport(shop, admin, fileOf([a]))
    granted(await startFetchingPictures(shop, id))
    await fetchAll()
    await fetchAll()
    expect(call).toHaveBeenCalledTimes(1)
    for (const _ of [1, 2]) {
      shop.clock.moveBy(60_000)
      await fetchAll()
    }
    expect(call).toHaveBeenCalledTimes(3)
    expect(await countPictures(shop.database.read, id)).toEqual({ waiting: 0, fetched: 0, failed: 1 })
  })

  test('Fail after three attempts that ended with their process, and hold the others up no longer', async () => {
    const id = await checkedImport(shop, admin, fileOf([a]))
    granted(await startFetchingPictures(shop, id))
    decode.mockRejectedValue(new Error('the process was killed'))
    for (const _ of [1, 2, 3]) {
      await expect(fetchAll()).rejects.toThrow('killed')
      shop.clock.moveBy(4 * 60_000)
    }
    await fetchAll()
    expect(call).toHaveBeenCalledTimes(3)
    expect(await countPictures(shop.database.read, id)).toEqual({ waiting: 0, fetched: 0, failed: 1 })
  })

  test('Are fetched by one process each, and by another one after it died', async () => {
    const other = await shop.anotherProcess()
    const id = await checkedImport(shop, admin, fileOf([a, b]))
    granted(await startFetchingPictures(shop, id))
    await Promise.all([fetchAll(), fetchAll(other)])
    expect(call).toHaveBeenCalledTimes(2)
    expect(await countPictures(shop.database.read, id)).toEqual({ waiting: 0, fetched: 2, failed: 0 })
  })

  test('Are no longer fetched after a stop', async () => {
    const id = await checkedImport(shop, admin, fileOf([a, b]))
    granted(await startFetchingPictures(shop, id))
    expect(granted(await stopFetchingPictures(shop, id))).toBe(true)
    await fetchAll()
    expect(call).not.toHaveBeenCalled()
    expect(await findImport(shop.database.read, id)).toMatchObject({ state: 'waiting' })
  })

  test('Are refused in private networks, and where they are no pictures', async () => {
    call.mockRejectedValueOnce(new NetworkRefusal('private'))
    decode.mockResolvedValue({ ok: false, code: 'IMAGE_NOT_SUPPORTED' })
    const id = await checkedImport(shop, admin, fileOf(['http://router.example/a.jpg', b]))
    granted(await startFetchingPictures(shop, id))
    await fetchAll()
    const failed = await listFailedPictures(shop.database.read, id, { limit: 10, after: undefined })
    const problems = failed?.rows.map(({ problem }) => told(problem, 'en')) ?? []
    expect(problems).toHaveLength(2)
    expect(problems.join()).toContain('private network')
  })

  test('Come through the network within its limits', async () => {
    const serve: RequestListener = ({ url }, response) => {
      if (url === '/redirect.jpg') return void response.writeHead(302, { location: '/a.jpg' }).end()
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end('a picture')
    }
    const server = createServer(serve).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    // The server listens on a port.
    const { port } = server.address() as AddressInfo
    const id = await checkedImport(shop, admin, fileOf([`http://127.0.0.1:${port}/redirect.jpg`]))
    granted(await startFetchingPictures(shop, id))
    await fetchPictures({ ...shop, privateNetworks: false }, { reEncode: decode })
    expect(await countPictures(shop.database.read, id)).toMatchObject({ failed: 1 })
    await checkImports(shop)
    granted(await startFetchingPictures(shop, id))
    await fetchPictures({ ...shop, privateNetworks: true }, { reEncode: decode })
    expect(await countPictures(shop.database.read, id)).toMatchObject({ fetched: 1 })
    server.close()
  })
})
