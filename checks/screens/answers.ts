import type { Page } from '@playwright/test'

/** Calls of the browser's to this address are never answered: what is on its way stays on its way. */
export async function holdBack(page: Page, address: string): Promise<void> {
  await page.route(address, () => undefined)
}

/** Calls of the browser's to this address find nobody. */
export async function loseCalls(page: Page, address: string): Promise<void> {
  await page.route(address, (route) => route.abort())
}

/** Calls of the browser's to this address are refused. */
export async function refuse(page: Page, address: string, status: number, message: string): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status, json: { message } }))
}
