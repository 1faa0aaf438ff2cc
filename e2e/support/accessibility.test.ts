import { expectAccessible } from './accessibility.ts'
import { axeFlaws } from './axe.ts'
import { expect, test } from './journey.ts'

test.use({ shopEntry: 'e2e/support/sample-shop.ts' })

const accessible = '<main><h1>A page</h1></main>'
const flaws = [
  ['no heading', '<main>A page</main>', 'page-has-heading-one'],
  ['a field without a label', `${accessible}<main><input></main>`, 'label'],
  ['grey on white', '<main><h1 style="background:#fff;color:#bbb">A page</h1></main>', 'color-contrast'],
  [
    'grey on white by day on a narrow screen only',
    `<style>@media (prefers-color-scheme:light) and (width < 400px) { h1 { background:#fff; color:#bbb } }</style>${accessible}`,
    'color-contrast',
  ],
  ['a part that is wider than a phone', '<main><h1 style="width:400px">A page</h1></main>', '320 px, dark'],
] as const

function pageOf(body: string): string {
  return `<!doctype html><html lang="en"><title>A page</title><body>${body}`
}

test('A page without a flaw passes', async ({ page }) => {
  await page.setContent(pageOf(accessible))
  await expectAccessible(page)
})

test('A page with a flaw fails', async ({ page }) => {
  for (const [name, body, finding] of flaws) {
    await test.step(name, async () => {
      await page.setContent(pageOf(body))
      await expect(expectAccessible(page)).rejects.toThrow(finding)
    })
  }
})

/** A text and its styles. Each is checked on its own page, in this order. */
interface Look {
  readonly style?: string
  readonly body: string
}

const rows = (style = '') =>
  `<ul>${Array.from({ length: 40 }, () => `<li style="${style}">A row</li>`).join('')}</ul>`
const card = (style: string, text = 'A text') => `<div style="${style}"><p class="text">${text}</p></div>`

/** Pairs of pages: the first passes, and the second differs in one property that makes its text too pale. */
const paler: readonly (readonly [string, Look, Look])[] = [
  ['colour', { body: card('') }, { body: card('', '<span style="color:#bbb">A text</span>') }],
  ['colour by the text’s own class', { body: card('') }, { style: '.text { color: #bbb }', body: card('') }],
  ['background', { body: card('background:#fff') }, { body: card('background:#333') }],
  [
    'a background further out',
    { body: `<section>${card('')}</section>` },
    { body: `<section style="background:#333">${card('')}</section>` },
  ],
  ['opacity', { body: card('opacity:1') }, { body: card('opacity:0.4') }],
  [
    'size',
    { style: '.text { color: #888; font-size: 40px }', body: card('') },
    { style: '.text { color: #888; font-size: 15px }', body: card('') },
  ],
  [
    'weight',
    { style: '.text { color: #888; font-size: 20px; font-weight: 700 }', body: card('') },
    { style: '.text { color: #888; font-size: 20px; font-weight: 400 }', body: card('') },
  ],
  ['a row among others', { body: rows() }, { style: 'li:nth-child(33) { color: #bbb }', body: rows() }],
  [
    'a neighbour behind the text',
    {
      style: 'i { position: absolute; inset: 0; background: #fff }',
      body: `<div style="position:relative"><i></i>${card('position:relative')}</div>`,
    },
    {
      style: 'i { position: absolute; inset: 0; background: #333 }',
      body: `<div style="position:relative"><i></i>${card('position:relative')}</div>`,
    },
  ],
  [
    'its place beside the box that it stood in',
    { style: 'body { background: #333 } h1 { background: #fff }', body: card('background:#fff;width:300px') },
    {
      style: 'body { background: #333 } h1 { background: #fff } .text { position: relative; left: 320px }',
      body: card('background:#fff;width:300px'),
    },
  ],
  [
    'its place on a neighbour',
    { style: 'aside { height: 4em; background: #333 }', body: `${card('')}<aside></aside>` },
    {
      style: 'aside { height: 4em; background: #333 } .text { position: relative; top: 3em }',
      body: `${card('')}<aside></aside>`,
    },
  ],
  [
    'being enabled',
    { style: 'button { color: #bbb; background: #fff }', body: '<button disabled>Send</button>' },
    { style: 'button { color: #bbb; background: #fff }', body: '<button>Send</button>' },
  ],
  [
    'more than one letter',
    { style: '.text { color: #bbb }', body: card('', 'A') },
    { style: '.text { color: #bbb }', body: card('', 'A text') },
  ],
  [
    'its place on the screen',
    { style: '.text { color: #bbb; position: absolute; translate: 0 -999px }', body: card('') },
    { style: '.text { color: #bbb; position: absolute }', body: card('') },
  ],
  [
    'being shown not only to screen readers',
    { style: '.text { color: #bbb; clip-path: inset(50%) }', body: card('') },
    { style: '.text { color: #bbb }', body: card('') },
  ],
  [
    'having letters',
    { style: '.text { color: #bbb }', body: card('', '– $ –') },
    { style: '.text { color: #bbb }', body: card('', '– $1 –') },
  ],
]

/** Pairs that differ in the dark theme, or on a narrow screen. */
const palerInAView: typeof paler = [
  [
    'the theme',
    { body: card('') },
    { style: '@media (prefers-color-scheme: dark) { .text { color: #bbb } }', body: card('') },
  ],
  [
    'the width',
    { body: card('') },
    { style: '@media (width < 400px) { .text { color: #bbb } }', body: card('') },
  ],
]

test('A text fails if its new surroundings make it too pale, even if it passed on an earlier page', async ({
  page,
}) => {
  const show = ({ style = '', body }: Look) =>
    page.setContent(
      pageOf(
        `<style>body { color: #111; background: #fff }${style}</style><main><h1>A page</h1>${body}</main>`,
      ),
    )
  for (const [difference, passing, failing] of paler) {
    await test.step(difference, async () => {
      await show(passing)
      expect(await axeFlaws(page, 'contrast')).toEqual([])
      await show(failing)
      expect(await axeFlaws(page, 'contrast')).toEqual([expect.stringContaining('color-contrast')])
    })
  }
  for (const [difference, passing, failing] of palerInAView) {
    await test.step(difference, async () => {
      await show(passing)
      await expectAccessible(page)
      await show(failing)
      await expect(expectAccessible(page)).rejects.toThrow('color-contrast')
    })
  }
})
