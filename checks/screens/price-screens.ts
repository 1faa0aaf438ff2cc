import { toast } from '../../e2e/support/screens.ts'
import { previewTexts, ruleFormTexts } from '../../web/features/admin-prices/form-texts.ts'
import { groupTexts } from '../../web/features/admin-prices/group-texts.ts'
import { listedPriceTexts } from '../../web/features/admin-prices/listed-price-texts.ts'
import { priceListTexts } from '../../web/features/admin-prices/price-list-texts.ts'
import { pricesTexts } from '../../web/features/admin-prices/texts.ts'
import { dashboardLinks } from '../../web/routing/dashboard-links.ts'
import { type Screen, screensOf, type Visit } from './screen.ts'

/** Screens of the discounts, and of the groups of customers. */
export const priceScreens: readonly Screen[] = [
  ...screensOf('/dashboard/prices', 'admin', {
    prices: openPrices,
    'price-sale-form': openSale,
    'price-code-form': openCode,
    'price-form-errors': openErrors,
  }),
  ...screensOf('/dashboard/customer-groups', 'admin', {
    'customer-groups': openGroups,
    'customer-group-errors': openGroupErrors,
  }),
  ...screensOf('/dashboard/price-lists', 'admin', {
    'price-lists': openLists,
  }),
  ...screensOf('/dashboard/price-lists/:listId', 'admin', {
    'price-list': openList,
    'price-list-mistakes': openListMistakes,
  }),
]

const clubName = 'Members of the Rhine Valley Wheel Club and of its Youth Section'

/** Lists a code that runs and one that is stopped. */
async function openPrices(visit: Visit): Promise<void> {
  const { page } = visit
  await page.goto(dashboardLinks.prices)
  await page.getByRole('button', { name: pricesTexts.add }).waitFor()
  if (!(await page.getByText(clubName).first().isVisible())) {
    const form = await openForm(visit)
    await form.getByText(ruleFormTexts.ways.code, { exact: true }).click()
    await form.getByLabel(ruleFormTexts.name, { exact: true }).fill(clubName)
    await form.getByRole('button', { name: ruleFormTexts.suggest }).click()
    await form.getByLabel(ruleFormTexts.off.percent).fill('12.5')
    await form.getByLabel(ruleFormTexts.minimum).fill('1250')
    await form.getByRole('button', { name: ruleFormTexts.start }).click()
    await toast(page, ruleFormTexts.started(clubName)).waitFor()
  }
  await page.goto(dashboardLinks.prices)
  await page.getByText(clubName).first().waitFor()
}

async function openSale(visit: Visit): Promise<void> {
  await visit.page.goto(dashboardLinks.prices)
  const form = await openForm(visit)
  await form.getByLabel(ruleFormTexts.name, { exact: true }).fill('Weekend sale')
  await form.getByLabel(ruleFormTexts.off.percent).fill('15')
  await form.getByText(ruleFormTexts.ons.categories, { exact: true }).click()
  await form.getByRole('checkbox').first().check()
  await form.getByRole('button', { name: ruleFormTexts.weekend }).click()
  await form.getByText(previewTexts.customersSee).waitFor()
}

async function openCode(visit: Visit): Promise<void> {
  await visit.page.goto(dashboardLinks.prices)
  const form = await openForm(visit)
  await form.getByText(ruleFormTexts.ways.code, { exact: true }).click()
  await form.getByText(ruleFormTexts.offKinds.amount, { exact: true }).click()
  await form.getByLabel(ruleFormTexts.off.amount).fill('20')
  await form.getByText(ruleFormTexts.ons.products, { exact: true }).click()
  await form.getByLabel(ruleFormTexts.findProduct).fill('chain')
  await form
    .getByRole('button', { name: ruleFormTexts.addProduct('') })
    .first()
    .click()
  await form.getByText(previewTexts.customersSee).waitFor()
}

async function openErrors(visit: Visit): Promise<void> {
  await visit.page.goto(dashboardLinks.prices)
  const form = await openForm(visit)
  await form.getByText(ruleFormTexts.ways.code, { exact: true }).click()
  await form.getByText(ruleFormTexts.ons.brands, { exact: true }).click()
  await form.getByLabel(ruleFormTexts.off.percent).fill('100')
  await form.getByRole('button', { name: ruleFormTexts.start }).click()
  await form.getByRole('alert').or(form.locator('.field-error')).first().waitFor()
}

async function openGroups(visit: Visit): Promise<void> {
  const { page } = visit
  await page.goto(dashboardLinks.customerGroups)
  await page.getByRole('button', { name: groupTexts.add }).waitFor()
  if (!(await page.getByText(clubName).first().isVisible())) {
    await page.getByRole('button', { name: groupTexts.add }).click()
    await page.getByLabel(groupTexts.name, { exact: true }).fill(clubName)
    await page.getByLabel(groupTexts.emails).fill('ada@example.com, bob@example.com')
    await page.getByRole('button', { name: groupTexts.save }).click()
    await toast(page, groupTexts.saved(clubName)).waitFor()
  }
  await page.goto(dashboardLinks.customerGroups)
  await page.getByText(clubName).first().waitFor()
}

async function openGroupErrors({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.customerGroups)
  await page.getByRole('button', { name: groupTexts.add }).click()
  await page.getByLabel(groupTexts.emails).fill('Ada Lovelace <ada@example.com>\nbob(at)example.com')
  await page.getByRole('button', { name: groupTexts.save }).click()
  await page.getByText(groupTexts.wrong('bob(at)example.com')).waitFor()
}

async function openForm({ page }: Visit) {
  await page.getByRole('button', { name: pricesTexts.add }).click()
  return page.getByRole('form', { name: ruleFormTexts.add })
}

const listName = 'Workshops of the Rhine Valley with a Frame Agreement'

/** Lists a price list with a long name. */
async function openLists({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.priceLists)
  await page.getByRole('button', { name: priceListTexts.add }).waitFor()
  if (!(await page.getByText(listName).first().isVisible())) {
    await page.getByRole('button', { name: priceListTexts.add }).click()
    await page.getByLabel(priceListTexts.name, { exact: true }).fill(listName)
    await page.getByLabel(priceListTexts.percent).fill('12.5')
    await page.getByRole('button', { name: priceListTexts.save }).click()
    await toast(page, priceListTexts.saved(listName)).waitFor()
  }
}

async function openList(visit: Visit): Promise<void> {
  await openLists(visit)
  const { page } = visit
  await page.getByRole('link', { name: `${priceListTexts.prices}${priceListTexts.ofList(listName)}` }).click()
  await page.getByText(listedPriceTexts.empty).waitFor()
}

/** Checks a file whose lines have mistakes. */
async function openListMistakes(visit: Visit): Promise<void> {
  await openList(visit)
  const { page } = visit
  await page.getByLabel(priceListTexts.lines, { exact: true }).fill('TW-NONE; 5.00\nTW-OTHER; dear')
  await page.getByRole('button', { name: priceListTexts.check }).click()
  await page.getByRole('alert').waitFor()
}
