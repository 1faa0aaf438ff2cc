import type { Page } from '@playwright/test'

/** Leaves the browser's calls to this URL pending. */
export async function holdBack(page: Page, address: string): Promise<void> {
  await page.route(address, () => undefined)
}

/** Aborts the browser's calls to this URL without an answer. */
export async function loseCalls(page: Page, address: string): Promise<void> {
  await page.route(address, (route) => route.abort())
}

/** Refuses the browser's calls to this URL. */
export async function refuse(page: Page, address: string, status: number, message: string): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status, json: { message } }))
}
