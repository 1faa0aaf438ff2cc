import { companyErrorTexts } from '../../contract/companies/company-error-texts.ts'
import { companyFieldTexts as contractTexts } from '../../contract/companies/company-field-texts.ts'
import { companyTexts } from '../../web/features/companies/desk-texts.ts'
import { companyFieldTexts } from '../../web/features/companies/field-texts.ts'
import { ownCompanyTexts } from '../../web/features/companies/own-texts.ts'
import { dashboardLinks } from '../../web/routing/dashboard-links.ts'
import { type Screen, screensOf, type Visit } from './screen.ts'

/** Screens of the companies that buy, for their people and for the desk. */
export const companyScreens: readonly Screen[] = [
  ...screensOf('/dashboard/account', 'newcomer', {
    'account-company-form': openForm,
    'account-company-errors': openErrors,
  }),
  ...screensOf('/dashboard/companies', 'admin', { companies: openCompanies }),
  ...screensOf('/dashboard/companies/:companyId', 'admin', {
    company: openCompany,
    'company-errors': openTermsError,
  }),
]

const name = 'Northgate Bicycle Workshops and Wheelbuilding Cooperative'

async function openForm({ page }: Visit) {
  await page.goto(dashboardLinks.account)
  await page.getByRole('button', { name: ownCompanyTexts.ask }).click()
  const form = page.getByRole('form', { name: ownCompanyTexts.askTitle })
  await form.getByLabel(companyFieldTexts.name).fill(name)
  return form
}

async function openErrors(visit: Visit): Promise<void> {
  const form = await openForm(visit)
  await form.getByLabel(companyFieldTexts.vatNumber).fill('ATU33864708')
  await form.getByRole('button', { name: ownCompanyTexts.send }).click()
  await form.getByText(contractTexts.lines).waitFor()
  await form.getByLabel(companyFieldTexts.vatNumber).focus()
  await visit.page.keyboard.press('Tab')
  await form.getByText(companyErrorTexts.VAT_NUMBER_WRONG).waitFor()
}

/** Lists a company for which the admin has asked. */
async function openCompanies(visit: Visit): Promise<void> {
  const { page } = visit
  await page.goto(dashboardLinks.account)
  const ask = page.getByRole('button', { name: ownCompanyTexts.ask })
  await ask
    .or(page.getByRole('button', { name: ownCompanyTexts.leave }))
    .first()
    .waitFor()
  if (await ask.isVisible()) {
    const form = await openForm(visit)
    await form.getByLabel('Country').selectOption('AT')
    await form.getByLabel(companyFieldTexts.line1).fill('Lange Gasse 1')
    await form.getByLabel('City').fill('Wien')
    await form.getByLabel(companyFieldTexts.vatNumber).fill('ATU33864707')
    await form.getByRole('button', { name: ownCompanyTexts.send }).click()
    await page.getByText(ownCompanyTexts.states.asked).waitFor()
  }
  await page.goto(dashboardLinks.companies)
  await page.getByRole('link', { name }).waitFor()
}

async function openCompany(visit: Visit): Promise<void> {
  await openCompanies(visit)
  await visit.page.getByRole('link', { name }).click()
  await visit.page.getByRole('form', { name: companyTexts.decision }).waitFor()
}

async function openTermsError(visit: Visit): Promise<void> {
  await openCompany(visit)
  const form = visit.page.getByRole('form', { name: companyTexts.decision })
  await form.getByLabel(companyTexts.termsDays).fill('30')
  await form.getByRole('button', { name: companyTexts.grant, exact: true }).click()
  await form.getByText(contractTexts.limitMissing).waitFor()
}
