import { afterEach, beforeEach, expect, test } from 'vitest'
import { findImport } from '../../data/queries/imports/imports.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { told } from '../../platform/stored-sentences.ts'
import { checkedImport } from '../../testing/import-file.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Caller } from '../shop.ts'
import { applyImport } from './apply-import.ts'

/* Files with the traits of real exports, written by hand. Their pictures are at the other shop. */

describeOnEveryEngine('The export of WooCommerce', (engine) => {
  let shop: TestShop
  let admin: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
  })
  afterEach(() => shop.drop())

  const header =
    'ID,Type,SKU,Name,Published,"Visibility in catalog","Short description",Description,"In stock?",Stock,"Weight (kg)","Length (cm)","Sale price","Regular price",Categories,Tags,Images,Parent,"Grouped products","External URL","Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global","Attribute 2 name","Attribute 2 value(s)"'
  const file = [
    header,
    '1,variable,jersey,Jersey,1,visible,Warm.,"<p>Of wool.</p>",1,,0.25,30,,,"Clothing > Jerseys, Sale",,"https://woo.example/j.jpg, https://woo.example/red.jpg",,,,Color,"Red, Blue",1,1,Fabric,Wool',
    '2,variation,jersey-red,"Jersey - Red",1,visible,,,1,3,,,39,45,,,https://woo.example/red.jpg,jersey,,,Color,Red,,1,,',
    '3,variation,,"Jersey - Blue",1,visible,,,1,,,,,45,,,,id:1,,,Color,Blue,,1,,',
    '4,"simple, downloadable, virtual",album,Album,1,visible,Music.,,1,,,,,15,Music,,,,,,,,,,,',
    '5,grouped,set,Set,1,visible,All.,,1,,,,,,Clothing,,,,"jersey, album",,,,,,,',
    '6,external,pennant,Pennant,1,visible,Elsewhere.,,1,,,,,11,Decor,,,,,https://elsewhere.example,,,,,,',
    '7,simple,cap,Cap,-1,visible,A cap.,,1,5,0.1,,,18,Clothing,,,,,,,,,,,',
    '8,simple,sock,Sock,1,hidden,"A\\n\\nsock.",,1,9,,,,8,Clothing,,http://localhost/pictures/chain-whip.webp,,,,,,,,,',
  ].join('\n')

  test('May contain variations, groups, and products that this shop sells otherwise', async () => {
    const id = await checkedImport(shop, admin, file)
    const found = await findImport(shop.database.read, id)
    const notices = (found?.notices ?? []).map((notice) => told(notice, 'en')).join('\n')
    expect(found?.format).toBe('woocommerce')
    expect(found?.counts).toMatchObject({ new: 5, wrong: 0 })
    for (const sentence of [
      '2 variants become products of a family',
      '1 product has a sale price: the regular price was taken (row 3)',
      '1 group was left out',
      '1 product is sold at another shop',
      '1 product is not delivered as a parcel',
      'did not count the pieces of 2 products',
    ])
      expect(notices).toContain(sentence)
    granted(await applyImport(shop, admin, id))
    const products = await shop.database.read
      .selectFrom('products')
      .orderBy('name')
      .select(['name', 'sku', 'unit_price_cents as cents', 'available', 'category', 'details', 'draft'])
      .select(['short_description as text', 'hidden_at'])
      .execute()
    expect(products).toMatchObject([
      { name: 'Album', draft: 1 },
      { name: 'Cap', draft: 1, available: 5 },
      { name: 'Jersey, Blue', sku: 'jersey-blue', cents: 4500, available: 0, category: 'Jerseys' },
      { name: 'Jersey, Red', sku: 'jersey-red', cents: 4500, available: 3, text: 'Warm.\n\nOf wool.' },
      { name: 'Sock', draft: 0, text: 'A\n\nsock.' },
    ])
    expect(products[4]?.hidden_at).not.toBeNull()
    expect(JSON.parse(products[3]?.details ?? '{}')).toMatchObject({
      family: 'Jersey',
      familyAxes: ['colour'],
      weightGrams: 250,
      lengthMm: 300,
      specs: [
        { key: 'colour', value: 'Red' },
        { key: 'fabric', value: 'Wool' },
      ],
    })
  })

  test('Has no short codes of other programs in its descriptions, but words in brackets', async () => {
    const codes = [
      '[vc_row full_width=""stretch""][vc_column]<p>Fits [M8] bolts.</p>[/vc_column][/vc_row]',
      '[caption id=""1""]For [all] [button link=""/x""]hubs[/button][/caption] [gallery] [see page 3]',
    ]
    const rows = codes.map(
      (text, index) => `${index},simple,S${index},Cap,1,visible,,"${text}",1,5,,,,18,Cat,,,,,,,,,,,`,
    )
    granted(await applyImport(shop, admin, await checkedImport(shop, admin, [header, ...rows].join('\n'))))
    const texts = shop.database.read.selectFrom('products').orderBy('sku').select('short_description as text')
    expect(await texts.execute()).toEqual([
      { text: 'Fits [M8] bolts.' },
      { text: 'For [all] hubs  [see page 3]' },
    ])
  })

  test('Leaves out gift cards and bundles of extensions', async () => {
    const rows = ['pw-gift-card', 'gift-card', 'bundle', 'woosb', 'simple'].map(
      (type, index) => `${index},${type},S${index},Set,1,visible,,Text.,1,5,,,,18,Cat,,,,,,,,,,,`,
    )
    const id = await checkedImport(shop, admin, [header, ...rows].join('\n'))
    const found = await findImport(shop.database.read, id)
    expect(found?.counts).toMatchObject({ new: 1, wrong: 0 })
    const notices = (found?.notices ?? []).map((notice) => told(notice, 'en')).join('\n')
    expect(notices).toContain('2 gift cards were left out (rows 2, 3)')
    expect(notices).toContain('2 groups were left out')
  })

  test('Is recognized in German, with its attributes', async () => {
    const german = [
      'ID;Typ;Artikelnummer;Name;Veröffentlicht;Kurzbeschreibung;Beschreibung;Bestand;Gewicht (kg);Regulärer Preis;Kategorien;Bilder;Übergeordnetes Produkt;Attribut 1 Name;Attribut 1 Wert(e)',
      '1;variable;zug;Bremszug;1;Zug;;;0,05;;Züge;;;Länge;1700 mm, 2000 mm',
      '2;variation;zug-17;Bremszug;1;;;4;;4,20;;;zug;Länge;1700 mm',
      '3;variation;zug-20;Bremszug;1;;;5;;4,90;;;zug;Länge;2000 mm',
    ].join('\n')
    const id = await checkedImport(shop, admin, german)
    granted(await applyImport(shop, admin, id))
    const products = await shop.database.read
      .selectFrom('products')
      .orderBy('name')
      .select(['sku', 'unit_price_cents as cents', 'family_axes', 'details'])
      .execute()
    expect(products).toMatchObject([
      { sku: 'zug-17', cents: 420 },
      { sku: 'zug-20', cents: 490 },
    ])
    expect(JSON.parse(products[0]?.details ?? '{}').weightGrams).toBe(50)
  })
})
