import { expect } from '@playwright/test'
import { toast } from '../../e2e/support/screens.ts'
import { makerTexts } from '../../web/features/admin-products/makers/maker-texts.ts'
import { dashboardLinks } from '../../web/routing/dashboard-links.ts'
import { type Screen, screensOf, type Visit } from './screen.ts'

/** Screens of the makers of products. */
export const makerScreens: readonly Screen[] = screensOf('/dashboard/makers', 'admin', {
  makers: openMakers,
  'maker-form': openForm,
  'maker-form-errors': openErrors,
})

const distant = {
  [makerTexts.name]: 'Northgate Precision Tools and Instruments Manufacturing Company',
  [makerTexts.address]: '12 Mill Lane\nSheffield S1 2AB',
  [makerTexts.contact]: 'https://northgate.example/contact/product-safety',
}

/** Lists two makers: one without a responsible person, and one in the European Union. */
async function openMakers(visit: Visit): Promise<void> {
  const { page } = visit
  for (const [name, country] of [
    [distant[makerTexts.name] ?? '', 'GB'],
    ['Ironbell', 'DE'],
  ] as const) {
    await page.goto(dashboardLinks.makers)
    await page.getByRole('button', { name: makerTexts.add }).waitFor()
    if (await page.getByRole('button', { name: `${makerTexts.change}: ${name}` }).isVisible()) continue
    const form = await fillMaker(visit, { ...distant, [makerTexts.name]: name }, country)
    await form.getByRole('button', { name: makerTexts.save }).click()
    await toast(page, makerTexts.saved(name)).waitFor()
  }
  await page.goto(dashboardLinks.makers)
  await page.getByText(makerTexts.noResponsible).waitFor()
}

async function openForm(visit: Visit): Promise<void> {
  await visit.page.goto(dashboardLinks.makers)
  const form = await fillMaker(visit, distant, 'GB')
  await expect(form.getByText(makerTexts.responsibleMissing)).toBeVisible()
}

async function openErrors({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.makers)
  await page.getByRole('button', { name: makerTexts.add }).click()
  await page.getByRole('button', { name: makerTexts.save }).click()
  await page.getByText('Enter the name.').first().waitFor()
}

async function fillMaker({ page }: Visit, texts: Readonly<Record<string, string>>, country: string) {
  await page.getByRole('button', { name: makerTexts.add }).click()
  const form = page.getByRole('form', { name: makerTexts.add })
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label).first().fill(text)
  await form.getByLabel(makerTexts.country, { exact: true }).selectOption(country)
  return form
}
