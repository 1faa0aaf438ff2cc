import type { Page } from '@playwright/test'

/** Gives the window a size, if it has another one: each call costs a layout. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const now = page.viewportSize()
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size)
}
