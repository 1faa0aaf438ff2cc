import { adminScreens } from './support/every-screen.ts'
import { test } from './support/journey.ts'
import { expectUsable } from './support/usable.ts'

for (const group of ['people', 'goods', 'shop'] as const) {
  test(`Every screen of an admin for ${group} is usable by keyboard, in both themes and at every width`, async ({
    page,
    shop,
  }) => {
    const screens = await adminScreens(page, shop.admin)
    await expectUsable(page, await screens[group]())
  })
}
