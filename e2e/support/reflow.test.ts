import { expect, test } from './journey.ts'
import { reflowFlaws } from './reflow.ts'

test.use({ shopEntry: 'e2e/support/sample-shop.ts' })

const inEveryView = (flaw: string) =>
  ['320 px', '1280 px at 200 %', '961 px', '1280 px, text at 200 %'].map((view) => `${view}: ${flaw}`)

const pages: readonly { readonly name: string; readonly body: string; readonly flaws: readonly string[] }[] =
  [
    { name: 'that fits', body: '<p>A text', flaws: [] },
    {
      name: 'with a part that is wider than a phone',
      body: '<p style="width:400px">A text',
      flaws: ['320 px: P .: A text', '320 px: scrolls to 408 px'],
    },
    {
      name: 'with a part that leaves the left edge',
      body: '<p style="margin-left:-40px">A text',
      flaws: inEveryView('P .: A text'),
    },
    {
      name: 'with a part that is cut off',
      body: '<p style="width:200px;overflow:hidden"><b style="display:block;width:300px">A text</b>',
      flaws: inEveryView('P .: A text'),
    },
    {
      name: 'with a part that is too wide at one width only',
      body: '<style>@media (950px < width < 970px) { p { width: 1000px } }</style><p>A text',
      flaws: ['961 px: P .: A text', '961 px: scrolls to 1008 px'],
    },
    {
      name: 'with a part that is too wide with doubled text only',
      body: '<style>@media (width > 1000px) { p { width: 60rem } }</style><p>A text',
      flaws: ['1280 px, text at 200 %: P .: A text', '1280 px, text at 200 %: scrolls to 1928 px'],
    },
    {
      name: 'whose text for screen readers stands outside',
      body: '<p style="position:absolute;left:-999px;clip-path:inset(50%)">A text',
      flaws: [],
    },
  ]

test('Content that leaves the screen or is cut off is found', async ({ page }) => {
  for (const { name, body, flaws } of pages) {
    await test.step(`A page ${name}`, async () => {
      await page.setContent(`<!doctype html><html lang="en"><title>A page</title><body>${body}`)
      expect(await reflowFlaws(page)).toEqual(flaws)
    })
  }
})
