import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { tabTo } from './keyboard.ts'

test.use({ shopEntry: 'e2e/support/sample-shop.ts' })

const seen = '<style>:focus-visible { outline: 3px solid #000 }</style>'
const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
const buttons = names.map((name) => `<button>${name}</button>`).join('')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('Pressing Tab stops at the target, and the page receives only the needed key presses', async ({
  page,
}) => {
  for (const [kind, frame] of [
    ['without a frame', ''],
    ['with a frame', '<iframe srcdoc="<button>Inside</button>"></iframe>'],
  ] as const) {
    await test.step(kind, async () => {
      await page.setContent(`${seen}${frame}${buttons}<output></output>
        <script>
          document.addEventListener('keydown', ({ key }) => { document.querySelector('output').append(key + ' ') })
        </script>`)
      await tabTo(page, button(page, 'Three'))
      await expect(button(page, 'Three')).toBeFocused()
      await expect(page.locator('output')).toHaveText('Tab Tab Tab')
      // From the current element, all the way round.
      await tabTo(page, button(page, 'Two'))
      await expect(button(page, 'Two')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(button(page, 'Three')).toBeFocused()
    })
  }
})

test('A target that Tab does not reach is an error', async ({ page }) => {
  await page.setContent(`${seen}${buttons}<button tabindex="-1">Apart</button>`)
  await expect(tabTo(page, button(page, 'Apart'))).rejects.toThrow('The focus does not come to')
})
