import type { Page } from '@playwright/test'

/** Resizes the window, unless it already has the size, because each call costs a layout. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const now = page.viewportSize()
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size)
}
