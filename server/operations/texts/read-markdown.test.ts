import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TextTree } from '../../../contract/shop/text-blocks.ts'
import { textTree } from '../../../contract/shop/text-blocks.ts'
import { isLinkable } from './markdown-parser.ts'
import { readMarkdown } from './read-markdown.ts'
import type { TextContext } from './text-context.ts'

const context: TextContext = {
  values: new Map([
    ['company-name', 'Spoke & *Sons* [x](/y)'],
    ['return-days', '30'],
    ['refund-days', ''],
  ]),
  facts: new Set(['stripe', 'mail']),
  places: { publicUrl: 'http://localhost' },
}
const read = (source: string) => readMarkdown(source, context)
const blocksOf = (source: string) => read(source).tree.lead
const lineOf = (source: string) => {
  const [block] = blocksOf(source)
  return block && 'paragraph' in block ? block.paragraph : undefined
}

test('A heading at the beginning is the page’s title; headings of two levels begin sections, deeper ones stay inside a section', () => {
  const { tree } = read('# Terms\n\nWe promise.\n\n# Prices\n\nFair.\n\n### Tax\n\n##### More\n\n## Prices\n')
  expect(tree).toEqual({
    title: 'Terms',
    lead: [{ paragraph: ['We promise.'] }],
    sections: [
      {
        id: 'prices',
        heading: ['Prices'],
        blocks: [{ paragraph: ['Fair.'] }, { heading: ['Tax'], level: 3 }, { heading: ['More'], level: 4 }],
      },
      { id: 'prices--2', heading: ['Prices'], blocks: [] },
    ],
  })
})

test('Emphasis, code, line breaks and links are parsed within a line', () => {
  expect(lineOf('a **b _c_** ~~d~~ `e` [f **g**](/contact)  \nh\ni')).toEqual([
    'a ',
    { text: 'b ', strong: true },
    { text: 'c', strong: true, emphasis: true },
    ' ',
    { text: 'd', struck: true },
    ' ',
    { text: 'e', code: true },
    ' ',
    { text: 'f ', link: '/contact' },
    { text: 'g', strong: true, link: '/contact' },
    { lineBreak: true },
    'h i',
  ])
})

test('Lists nest up to three levels, and deeper entries become lines', () => {
  expect(blocksOf('- a\n  1. b\n     - c\n       - d\n- e\n\n  f')).toEqual([
    {
      list: {
        entries: [
          {
            text: ['a'],
            list: {
              entries: [{ text: ['b'], list: { entries: [{ text: ['c', { lineBreak: true }, 'd'] }] } }],
              start: 1,
            },
          },
          { text: ['e', { lineBreak: true }, 'f'] },
        ],
      },
    },
  ])
})

test('Tables, quotes, code and rules are blocks', () => {
  expect(blocksOf('| a | b |\n|---|---|\n| 1 | *2* |\n\n> q\n>\n> > r\n\n```js\nx()\n```\n\n---')).toEqual([
    {
      table: {
        head: [['a'], ['b']],
        rows: [[['1'], [{ text: '2', emphasis: true }]]],
      },
    },
    { quote: [['q'], ['r']] },
    { code: 'x()' },
    { rule: true },
  ])
})

test.each([
  'https://a.example/x?y#z',
  'http://a.example',
  'mailto:ada@example.com',
  '/contact',
  '/blog#state',
  '#prices',
  '/',
])('A text may link to %s', (address) => {
  expect(isLinkable(address)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java%0Ascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a.example/x',
  '//a.example',
  '/\\a.example',
  'contact',
  'https:///a.example',
  'tel:1',
  '',
])('A text may not link to %j: it stays text', (address) => {
  expect(isLinkable(address)).toBe(false)
  const linked = addressesIn(read(`[x](${address}) [y](<${address}>)`).tree)
  // A backslash is encoded, so that the address stays a path of the shop.
  expect(linked.filter((link) => !link.startsWith('/%5C'))).toEqual([])
})

test('HTML stays plain text', () => {
  expect(lineOf('<b>x</b> <script>alert(1)</script>')).toEqual(['<b>x</b> <script>alert(1)</script>'])
  expect(blocksOf('<style>\np { color: red }\n</style>')).toEqual([
    { paragraph: ['<style> p { color: red } </style>'] },
  ])
})

test('Placeholders are filled in, and their values are not read as Markdown', () => {
  const { tree, problems } = read('By {{company-name}}, {{ return-days }} days, `{{return-days}}`.')
  expect(tree.lead).toEqual([
    {
      paragraph: ['By Spoke & *Sons* [x](/y), 30 days, ', { text: '{{return-days}}', code: true }, '.'],
    },
  ])
  expect(problems).toEqual([])
})

test('Unknown placeholders, placeholders without a value, unknown conditions and foreign pictures are reported', () => {
  const { tree, problems } = read(
    '{{nobody}} {{refund-days}} ![Logo](https://evil.example/x.png) ![Hub](/pictures/hub.webp)\n\n## A {only=moon,mail}\n',
  )
  expect(problems).toEqual([
    { kind: 'unknown-placeholder', found: '{{nobody}}' },
    { kind: 'unset-placeholder', found: '{{refund-days}}' },
    { kind: 'foreign-picture', found: 'https://evil.example/x.png' },
    { kind: 'unknown-condition', found: 'moon' },
  ])
  expect(tree.lead).toEqual([
    { paragraph: ['{{nobody}} — Logo ', { picture: '/pictures/hub.webp', alt: 'Hub' }] },
  ])
})

test('A section is left out if its condition is false, with everything below its heading', () => {
  const source =
    '## A {only=sandbox}\n\nx\n\n### B\n\ny\n\n## C {#cards only=stripe,mail}\n\nz\n\n## {{return-days}}'
  expect(read(source).tree.sections).toEqual([
    { id: 'cards', heading: ['C'], blocks: [{ paragraph: ['z'] }] },
    { id: '30', heading: ['30'], blocks: [] },
  ])
})

test('Braces at the end of a heading stay if they are not a marker', () => {
  expect(read('## With {a: 1}').tree.sections[0]?.heading).toEqual(['With {a: 1}'])
})

const hard = [
  ...[
    '[',
    '![',
    '](',
    '*',
    '**a *',
    '_',
    '*a_',
    '~~',
    '`',
    '<',
    '&',
    '|',
    '>',
    '> ',
    '- ',
    '1. ',
    '{{',
    '\\',
  ],
  ...['[a](', '[[]](', '# a\n', '## a {only=mail}\n', 'a\n', '- a\n', '|a\n|-\n', '<http:', '[a](<'],
]

/** Processor time. Generous, because the code is not warmed up; a quadratic algorithm would take minutes. */
const withinMs = 3_000

test.each(hard)('100,000 characters of %j take milliseconds', (piece) => {
  const before = process.cpuUsage()
  read(piece.repeat(Math.ceil(100_000 / piece.length)))
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(withinMs)
})

test("Any mixture of Markdown's characters gives a tree of the contract, without scripts or foreign addresses", () => {
  const pieces = fc.constantFrom(
    ...hard,
    ...[
      'javascript:alert(1)',
      '<script>',
      '<style>',
      '](javascript:x)',
      '![x](data:x)',
      ' "t")',
      '<a href=x>',
    ],
    ...[
      '](/x)',
      '](https://a.example)',
      '\n\n',
      '\n',
      '  ',
      '\t',
      '```',
      '---',
      '`',
      'a',
      '{#x}',
      '&#106;avascript:',
    ],
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 40 }), (parts) => {
      const { tree } = read(parts.join(''))
      expect(textTree.parse(tree)).toEqual(tree)
      for (const address of addressesIn(tree))
        expect(address).toMatch(/^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i)
    }),
    { numRuns: 500 },
  )
})

/** Returns every address that a page would contain. */
function addressesIn(tree: TextTree): readonly string[] {
  return [...JSON.stringify(tree).matchAll(/"(?:link|picture)":("(?:[^"\\]|\\.)*")/g)].map(
    ([, address]) => JSON.parse(address ?? '""') as string,
  )
}
