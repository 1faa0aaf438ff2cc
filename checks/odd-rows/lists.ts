/** A row in a backend's answer. */
export type Row = Readonly<Record<string, unknown>>

/** A public list of another backend: its path, two valid rows, and a third row for odd values. */
export interface List {
  readonly path: '/tools' | '/items' | '/review'
  readonly good: readonly Row[]
  /** The text that shows each valid row on a page. */
  readonly shownBy: readonly string[]
  readonly odd: Row
  readonly fields: readonly string[]
  /** The pages that show the list. */
  readonly pages: readonly string[]
}

const tool = {
  img: 'http://pictures.example/tool.webp',
  shortDescription: 'Holds a fork.',
  minOrderQuantity: 2,
  availableQuantity: 40,
  price: 18.5,
  sku: 'TW-7',
  specs: [{ key: 'drive', value: 24, unit: 'mm' }],
  pictures: [{ img: 'http://pictures.example/more.webp', alt: 'In use.' }],
  fits: ['udh'],
  needsAlso: ['good-2'],
  weightGrams: 86.5,
  priceBreaks: [{ from: 10, price: 17.25 }],
}
const item = { img: 'http://pictures.example/item.webp', price: 4.75 }
const review = { img: 'http://pictures.example/face.webp', review: 'It holds.', ratings: 4 }

export const lists: readonly List[] = [
  {
    path: '/tools',
    good: [
      { ...tool, _id: 'good-1', name: 'First good tool' },
      { ...tool, _id: 'good-2', name: 'Second good tool' },
    ],
    shownBy: ['First good tool', 'Second good tool'],
    odd: { ...tool, _id: 'odd-1', name: 'The odd tool' },
    fields: ['_id', 'name', ...Object.keys(tool)],
    pages: ['/', '/tools', '/tool/odd-1', '/sitemap.xml'],
  },
  {
    path: '/items',
    good: [
      { ...item, _id: 'item-1', name: 'First good part' },
      { ...item, _id: 'item-2', name: 'Second good part' },
    ],
    shownBy: ['First good part', 'Second good part'],
    odd: { ...item, _id: 'item-3', name: 'The odd part' },
    fields: ['_id', 'img', 'price', 'name'],
    pages: ['/', '/items', '/quote?item=item-3'],
  },
  {
    path: '/review',
    good: [
      { ...review, _id: 'r1', name: 'First good customer' },
      { ...review, _id: 'r2', name: 'Second good customer' },
    ],
    shownBy: ['First good customer', 'Second good customer'],
    odd: { ...review, _id: 'r3', name: 'The odd customer' },
    fields: ['_id', 'img', 'name', 'review', 'ratings'],
    pages: ['/'],
  },
]

const missing = Symbol('missing')

/** Values that other backends send in violation of the contract. */
const oddValues: Readonly<Record<string, unknown>> = {
  'is missing': missing,
  'is null': null,
  'is empty text': '',
  'is blank': '   ',
  'is text': 'plenty',
  'is true': true,
  'is 0': 0,
  'is 4.5': 4.5,
  'is 7': 7,
  'is below zero': -1,
  'is 1e12': 1e12,
  'is "4.5"': '4.5',
  'is "1,234.50"': '1,234.50',
  'is "$12"': '$12',
  'is " 12 "': ' 12 ',
  'is "1e3"': '1e3',
  'is an object': { $oid: '64f0c0ffee' },
  'is a list': ['a', 'b'],
  'is an address that is none': 'http://[bad',
  'is a scheme': 'http:',
  'is a scheme and no host': 'http:[bad',
  'is a script': 'javascript:alert(1)',
  'is two dots': '..',
  'is a path': '../dashboard/x?y#z',
  'is half a character': '\ud83d',
  'is foreign letters': 'ключ 🔧',
  'is markup': '</script><img src=x onerror=alert(1)>',
  'is the id of another row': 'good-1',
  'has a null character': 'a\u0000b',
}

export type OddRow = readonly [name: string, odd: unknown]

/** Returns the odd row with every odd value in every field, each copy with its own name and id. */
export function oddRowsOf({ good, odd, fields }: List): readonly OddRow[] {
  const rows = fields.flatMap((field) =>
    Object.entries(oddValues).map(([what, value], index): OddRow => {
      const own: Row = { ...odd, _id: `${odd._id}-${field}-${index}` }
      const { [field]: _, ...rest } = own
      return [`${field} ${what}`, value === missing ? rest : { ...rest, [field]: value }]
    }),
  )
  const noRows = [null, 'a row', 12, [], {}, [good[0]]]
  return [...rows, ...noRows.map((row): OddRow => [`a row that is ${JSON.stringify(row)}`, row])]
}
