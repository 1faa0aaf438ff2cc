import { expectAccessible } from './accessibility.ts'
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

for (const [name, body, finding] of flaws) {
  test(`A page with ${name} fails`, async ({ page }) => {
    await page.setContent(pageOf(body))
    await expect(expectAccessible(page)).rejects.toThrow(finding)
  })
}
