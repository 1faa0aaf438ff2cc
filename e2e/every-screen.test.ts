import { customerScreens, visitorScreens } from './support/every-screen.ts'
import { test } from './support/journey.ts'
import { expectUsable } from './support/usable.ts'

for (const group of ['shop', 'reading', 'entrance'] as const) {
  test(`Every screen for ${group} is usable by keyboard, in both themes, at every width, and on paper`, async ({
    page,
    expectConsole,
  }) => {
    if (group === 'shop') expectConsole('status of 404')
    const screens = await visitorScreens(page)
    await expectUsable(page, screens[group], { isPublic: true })
  })
}

test('Every screen of a customer is usable by keyboard, in both themes and at every width', async ({
  page,
  shop,
}) => {
  await expectUsable(page, await customerScreens(page, shop))
})
