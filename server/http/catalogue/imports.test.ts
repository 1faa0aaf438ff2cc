import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostImportBytes, mostSentBytes } from '../../../contract/catalogue/imports.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { setProductState } from '../../operations/catalogue/set-product-state.ts'
import { checkImports } from '../../operations/imports/check-imports.ts'
import { loadSampleCatalogue } from '../../operations/seed/sample-catalogue.ts'
import { seedSampleCatalogue } from '../../operations/seed/seed-sample-catalogue.ts'
import { changeSettings } from '../../operations/settings/change-settings.ts'
import { addLanguages } from '../../start/add-languages.ts'
import { filedProduct, fileOf } from '../../testing/import-file.ts'
import { addAdmin, addTool, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

/** The characters of Windows-1252 between 0x80 and 0x9F, where Latin-1 has controls. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** Saves a text as a spreadsheet on Windows does. */
function inWindows1252(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (letter) => {
      const place = windows1252.indexOf(letter)
      return place < 0 ? letter.charCodeAt(0) : 0x80 + place
    }),
  )
}

describeOnEveryEngine('Imports over HTTP', (engine) => {
  let env: TestApp
  let authorization: string
  let admin: Awaited<ReturnType<typeof addAdmin>>
  beforeAll(async () => {
    await addLanguages()
    env = await openTestApp(engine)
    admin = await addAdmin(env.shop)
    authorization = `Bearer ${await env.tokenOf(admin)}`
    await seedSampleCatalogue(env.shop.database, await loadSampleCatalogue(), env.shop.clock())
    const hidden = await addTool(env.shop, { stock: 3, name: '=1+1; "quoted"\nand more' })
    granted(await setProductState(env.shop, admin, hidden, 'hidden'))
    await addTool(env.shop, { stock: 0, name: "'Ünï, ;" })
  })
  afterAll(() => env.drop())

  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    env.app.inject({ method, url: `/api${path}`, headers: { authorization }, ...(body && { payload: body }) })
  async function checked(bytes: Buffer): Promise<string> {
    const sent = await call('POST', '/imports', { fileName: 'a.csv', content: bytes.toString('base64') })
    await checkImports(env.shop)
    return sent.json().insertedId
  }
  const shown = async (id: string) => (await call('GET', `/imports/${id}`)).json()

  test('an export of all products changes nothing when it is imported', async () => {
    const exported = await call('GET', '/exports/products.csv')
    const id = await checked(exported.rawPayload)
    const differing = await call('GET', `/imports/${id}/rows?kind=changed`)
    expect(differing.json()).toEqual([])
    expect(await shown(id)).toMatchObject({
      state: 'checked',
      notices: [],
      rows: 47,
      counts: { new: 0, changed: 0, unchanged: 47, wrong: 0 },
    })
    const applied = await call('POST', `/imports/${id}/apply`)
    expect([applied.statusCode, applied.json().message]).toEqual([
      409,
      'The file changes nothing, so there is nothing to apply.',
    ])
  })

  test('are read by each person in their language', async () => {
    const cells = {
      ...filedProduct,
      price: 'ten',
      priceBreaks: '10: 99',
      extra: 'x',
      img: 'https://evil.example/a.png',
    }
    const id = await checked(
      Buffer.from(fileOf([{ ...cells, minOrderQuantity: '2000000' }]).replaceAll(',', ';')),
    )
    const read = async (path: string, language?: string) => {
      const headers = { authorization, ...(language && { 'content-language': language }) }
      return (await env.app.inject({ url: `/api/imports/${id}${path}`, headers })).json()
    }
    const problems = async (language?: string) => {
      const [row] = await read('/rows', language)
      return row.cells.flatMap(({ problem }: { problem?: string }) => problem ?? []).join(' ')
    }
    const german = await problems('de')
    expect(german).toContain('Dieses Bild ist nicht im Shop.')
    expect(german).toContain('1.000.000')
    expect(await problems()).toContain('This picture is not in the shop.')
    expect((await read('', 'fr')).notices).toEqual([
      'Les cellules ont été lues comme séparées par des points-virgules.',
      'Cette colonne est inconnue et ignorée\u00a0: extra.',
    ])
    expect((await read('')).notices[0]).toBe('The cells were read as separated by semicolons.')
  })

  test('even if a spreadsheet saves it with semicolons, decimal commas and in Windows-1252', async () => {
    const text = (await call('GET', '/exports/products.csv?search=cassette')).body
    const [header = [], ...rows]: string[][] = parse(text, { bom: true })
    // French has narrow spaces, which Windows-1252 lacks.
    const kept = (_: string, column: number) => !header[column]?.endsWith(':fr')
    const saved = [header, ...rows].map((cells) =>
      cells.filter(kept).map((cell) => cell.replace(/^(\d+)\.(\d\d)$/, '$1,$2')),
    )
    const id = await checked(inWindows1252(stringify(saved, { delimiter: ';' })))
    expect(await shown(id)).toMatchObject({ counts: { changed: 0, wrong: 0, new: 0 } })
  })

  test('an export of a shop with decimal commas opens in separate columns in a spreadsheet, and changes nothing either', async () => {
    const { money } = await env.shop.settings.read()
    const write = async (locale: string, from: string | null) =>
      granted(await changeSettings(env.shop, admin, { section: 'money', value: { ...money, locale }, from }))
    const { version } = await write('de-DE', null)
    const exported = await call('GET', '/exports/products.csv')
    const rows: Record<string, string>[] = parse(exported.body, { bom: true, columns: true, delimiter: ';' })
    expect(rows.every(({ price = '' }) => /^\d+,\d\d$/.test(price))).toBe(true)
    expect(rows.map(({ priceBreaks }) => priceBreaks).join('')).toMatch(/\d+: \d+,\d\d; \d/)
    const id = await checked(exported.rawPayload)
    expect(await shown(id)).toMatchObject({ counts: { new: 0, changed: 0, wrong: 0 } })
    await write('en-US', version)
  })

  test('the rows of an import are listed in pages with a cursor, and a kind filters them', async () => {
    const file = fileOf([1, 2, 3].map((number) => ({ ...filedProduct, name: `Tool ${number}` })))
    const id = await checked(Buffer.from(file))
    const first = await call('GET', `/imports/${id}/rows?limit=2&kind=new`)
    expect(first.json().map((row: { name: string }) => row.name)).toEqual(['Tool 1', 'Tool 2'])
    const next = await call(
      'GET',
      `/imports/${id}/rows?limit=2&kind=new&after=${first.headers['x-next-cursor']}`,
    )
    expect(next.json().map((row: { name: string }) => row.name)).toEqual(['Tool 3'])
    expect((await call('GET', `/imports/${id}/rows?kind=wrong`)).json()).toEqual([])
  })

  test('an import says when the same file was applied before', async () => {
    const file = Buffer.from(fileOf([{ ...filedProduct, name: 'Twice' }]))
    const first = await checked(file)
    expect(await shown(first)).not.toHaveProperty('sameFileAppliedAt')
    expect((await call('POST', `/imports/${first}/apply`)).statusCode).toBe(200)
    expect(await shown(await checked(file))).toHaveProperty('sameFileAppliedAt')
    const listed = (await call('GET', '/imports?limit=2')).json()
    expect(listed.map(({ state }: { state: string }) => state)).toEqual(['checked', 'applied'])
  })

  test('a new product is in the shop at once, and disappears when the import is undone', async () => {
    const id = await checked(Buffer.from(fileOf([{ ...filedProduct, name: 'At once' }])))
    const first = async () => (await call('GET', '/tools?limit=1')).json()[0].name
    const before = await first()
    await call('POST', `/imports/${id}/apply`)
    expect(await first()).toBe('At once')
    await call('POST', `/imports/${id}/undo`)
    expect(await first()).toBe(before)
  })

  test('a file of the largest size is accepted, and a larger one is refused with a sentence', async () => {
    const most = Buffer.alloc(mostSentBytes, 'a')
    const sent = await call('POST', '/imports', { fileName: 'a.csv', content: most.toString('base64') })
    expect(sent.statusCode).toBe(200)
    const larger = Buffer.alloc(mostSentBytes + 3, 'a').toString('base64')
    const refused = await call('POST', '/imports', { fileName: 'a.csv', content: larger })
    expect([refused.statusCode, JSON.stringify(refused.json())]).toEqual([
      400,
      expect.stringContaining('More than 10 MB were sent'),
    ])
  })

  test('a compressed file is read, and one that unpacks to more than the limit is refused', async () => {
    const file = Buffer.from(fileOf([{ ...filedProduct, name: 'Packed' }]))
    const id = await checked(gzipSync(file))
    expect((await call('GET', `/imports/${id}/rows`)).json()).toMatchObject([{ name: 'Packed', kind: 'new' }])
    const bomb = gzipSync(Buffer.alloc(mostImportBytes + 1, 'a')).toString('base64')
    const refused = await call('POST', '/imports', { fileName: 'a.csv', content: bomb })
    expect([refused.statusCode, JSON.stringify(refused.json())]).toEqual([
      400,
      expect.stringContaining('larger than 50 MB'),
    ])
    const broken = await checked(gzipSync(file).subarray(0, 40))
    expect((await call('GET', `/imports/${broken}`)).json()).toMatchObject({ state: 'unreadable' })
  })
})

test('The nginx of deploy/ accepts the largest file in base64, as a page sends it', () => {
  const nginx = readFileSync(join(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8')
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1])
  expect(megabytes * 1024 * 1024).toBeGreaterThan((mostSentBytes * 4) / 3)
})
