import { expect } from '@playwright/test'
import { dashboardForm, fillProduct, question } from '../../e2e/support/dashboard.ts'
import { toast } from '../../e2e/support/screens.ts'
import { pictureTexts } from '../../web/features/admin-products/picture-texts.ts'
import { addProductTexts, detailTexts } from '../../web/features/admin-products/texts.ts'
import { dashboardLinks } from '../../web/routing/dashboard-links.ts'
import { refuse } from './answers.ts'
import { open, type Screen, screensOf, type Visit } from './screen.ts'

/** Screens of tools and parts for admins: lists, forms and display order. */
export const adminProductScreens: readonly Screen[] = [
  ...screensOf('/dashboard/manageproduct', 'admin', {
    products: open(dashboardLinks.manageProduct, 'Truing stand'),
    'delete-dialog': deleteDialog,
  }),
  ...screensOf('/dashboard/manageproduct/:toolId', 'admin', { product: openProduct }),
  ...screensOf('/dashboard/addproduct', 'admin', {
    'add-product': open(dashboardLinks.addProduct, addProductTexts.lead),
    'add-product-errors': addProductErrors,
    'add-product-filled': ({ page }) => fillProduct(page, 'Spoke ruler'),
    'add-product-failed': addProductFailed,
    'add-product-details': addProductDetails,
  }),
  ...screensOf('/dashboard/parts', 'admin', { parts: open(dashboardLinks.parts, 'Chain') }),
  ...screensOf('/dashboard/board', 'admin', { board: open(dashboardLinks.board('tool'), 'To the top') }),
]

async function deleteDialog({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.manageProduct)
  await page.getByRole('button', { name: 'Delete' }).first().click()
  await question(page).waitFor()
}

async function openProduct({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.manageProduct)
  await page.getByRole('link', { name: 'Edit and restock' }).first().click()
  await dashboardForm(page, 'Restock').waitFor()
}

async function addProductErrors({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.addProduct)
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.getByText('Image is Required').waitFor()
}

async function addProductDetails({ page }: Visit): Promise<void> {
  const form = await fillProduct(page, 'Spoke ruler')
  // The picture is uploaded while the form is filled in.
  await form.getByText(pictureTexts.only).waitFor()
  for (const section of [detailTexts.identification, detailTexts.specifications, detailTexts.size])
    await form.locator('summary', { hasText: section }).click()
  await form.getByLabel(detailTexts.sku).fill('TW-2031')
  for (const key of ['length', 'Not a key']) {
    await form.getByRole('button', { name: detailTexts.add }).click()
    await form.getByLabel(detailTexts.key, { exact: true }).last().fill(key)
    await form.getByLabel(detailTexts.value, { exact: true }).last().fill('300')
  }
  await form.getByRole('button', { name: 'Add product' }).click()
  await expect(form.getByLabel(detailTexts.key, { exact: true }).last()).toBeFocused()
}

async function addProductFailed({ page }: Visit): Promise<void> {
  await refuse(page, '**/api/tools', 503, 'The shop is busy.')
  const form = await fillProduct(page, 'Spoke ruler')
  await form.getByRole('button', { name: 'Add product' }).click()
  await toast(page, 'Faild to add the product').waitFor()
}
