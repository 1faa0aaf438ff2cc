import { question, rowOf } from '../../e2e/support/dashboard.ts'
import { taxTexts } from '../../web/features/admin-settings/tax-texts.ts'
import { fieldTexts, ratesTexts } from '../../web/features/admin-settings/texts.ts'
import { lowTexts, overviewTexts } from '../../web/features/overview/texts.ts'
import { dashboardLinks } from '../../web/routing/dashboard-links.ts'
import { adminLetterScreens } from './admin-letter-screens.ts'
import { adminOrderScreens } from './admin-order-screens.ts'
import { adminProductScreens } from './admin-product-screens.ts'
import { apiKeyScreens } from './api-key-screens.ts'
import { companyScreens } from './company-screens.ts'
import { formerShopScreens } from './former-shop-screens.ts'
import { makerScreens } from './maker-screens.ts'
import { priceScreens } from './price-screens.ts'
import { open, type Screen, screensOf, type Visit } from './screen.ts'
import { webhookScreens } from './webhook-screens.ts'
/** Screens for admins only: overview, users, settings, texts and checks. */
export const adminScreens: readonly Screen[] = [
  ...screensOf('/dashboard', 'admin', { 'admin-start': openStart }),
  ...screensOf('/dashboard/allusers', 'admin', {
    users: openUsers,
    'remove-admin-dialog': removeAdminDialog,
  }),
  ...['company', 'hero', 'figures', 'delivery', 'rates', 'money', 'tax', 'notices', 'mail', 'words'].flatMap(
    (section) =>
      screensOf('/dashboard/settings/:section', 'admin', {
        [`settings-${section}`]: open(dashboardLinks.settings(section), 'Versions'),
      }),
  ),
  ...screensOf('/dashboard/settings/:section', 'admin', {
    'settings-tax-filled': fillTaxRates,
    'settings-rates-filled': fillDeliveryRates,
  }),
  ...screensOf('/dashboard/settings', 'admin', { settings: open(dashboardLinks.settings(), 'Versions') }),
  ...screensOf('/dashboard/texts', 'admin', { texts: openTexts }),
  ...screensOf('/dashboard/texts/:page', 'admin', {
    'text-terms': open(dashboardLinks.texts('terms'), 'Versions'),
  }),
  ...screensOf('/dashboard/notifications', 'admin', {
    notifications: open(dashboardLinks.notifications, 'Each sale'),
  }),
  ...screensOf('/dashboard/proof', 'admin', { proof: open(dashboardLinks.proof, 'all agree') }),
  ...screensOf('/dashboard/payments-to-check', 'admin', { payments: open(dashboardLinks.paymentsToCheck) }),
  ...screensOf('/dashboard/changes', 'admin', {
    // If run alone, this screen shows a shop without changes.
    changes: open(dashboardLinks.changes, /The chain is whole|The first change begins the chain/),
  }),
  ...adminOrderScreens,
  ...adminProductScreens,
  ...makerScreens,
  ...webhookScreens,
  ...formerShopScreens,
  ...companyScreens,
  ...priceScreens,
  ...apiKeyScreens,
  ...adminLetterScreens,
]

/** The form of the tax with Europe's rates, not saved. */
async function fillTaxRates(visit: Visit): Promise<void> {
  await open(dashboardLinks.settings('tax'), 'Versions')(visit)
  await visit.page.getByRole('button', { name: taxTexts.europe }).click()
  await visit.page.getByLabel(fieldTexts.tax.home?.label ?? '').fill('Germany')
}

/** The form of the delivery with two zones, one of them by weight, not saved. */
async function fillDeliveryRates(visit: Visit): Promise<void> {
  await open(dashboardLinks.settings('rates'), 'Versions')(visit)
  const { page } = visit
  for (const [place, name, countries, by, fee] of [
    [0, 'Germany', 'Germany', 'amount', '5.90'],
    [1, 'European Union', 'Austria\nNetherlands', 'weight', '9.90'],
  ] as const) {
    await page.getByRole('button', { name: ratesTexts.addZone }).click()
    const zone = page.getByRole('group', { name: `Zone ${place + 1}` })
    await zone.getByLabel(ratesTexts.countries).fill(countries)
    await zone.getByLabel(ratesTexts.by).selectOption(by)
    await zone.getByLabel(ratesTexts.fee).fill(fee)
    await zone.getByRole('button', { name: ratesTexts.addStep }).click()
    await zone.getByLabel(ratesTexts.name).fill(name)
  }
}

async function openStart({ page, people }: Visit): Promise<void> {
  await people.orders()
  await page.goto(dashboardLinks.home)
  await page.getByRole('heading', { name: lowTexts.heading }).waitFor()
  await page.getByRole('heading', { name: overviewTexts.sellers }).waitFor()
}

async function openTexts({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.texts())
  // The footer of every page has a link with this name.
  await page.getByRole('main').getByRole('link', { name: 'Terms' }).waitFor()
}

async function openUsers({ page, people }: Visit): Promise<void> {
  const { email } = await people.customer()
  await page.goto(dashboardLinks.allUsers)
  await rowOf(page, email).waitFor()
}

async function removeAdminDialog({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.allUsers)
  await page.getByRole('button', { name: 'Remove Admin' }).first().click()
  await question(page).waitFor()
}
