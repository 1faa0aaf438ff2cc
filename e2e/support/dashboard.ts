import type { Locator, Page } from '@playwright/test'
import { choosePicture } from './picture-file.ts'

/** Returns a row of a dashboard list by a text in it. */
export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text })
}

/** Returns a form of the dashboard by the heading of its page. */
export function dashboardForm(page: Page, name: string): Locator {
  return page.getByRole('form', { name, exact: true })
}

/** Returns the confirmation dialog (spec §5). */
export function question(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Are you sure?' })
}

/** Valid values for Add Product, by the labels of its fields. */
export const productTexts = {
  Description: 'Measures spokes and nipples.',
  'Minimum order': '5',
  Available: '40',
  'Price per piece': '7.25',
} as const

/** Opens Add Product and fills in every field, with a picture. Returns the form. */
export async function fillProduct(page: Page, name: string): Promise<Locator> {
  await page.goto('/dashboard/addproduct')
  return fillOpenProduct(page, name)
}

/** Fills in every field of the open Add Product, with a picture. Returns the form. */
export async function fillOpenProduct(page: Page, name: string): Promise<Locator> {
  const form = dashboardForm(page, 'Add Product')
  await choosePicture(form.getByLabel('Image'))
  await form.getByLabel('Product name').fill(name)
  for (const [label, text] of Object.entries(productTexts)) await form.getByLabel(label).fill(text)
  return form
}
