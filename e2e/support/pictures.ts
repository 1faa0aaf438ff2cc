import type { BrowserContext, LaunchOptions } from '@playwright/test'

/** A Chromium argument that disables pictures, but keeps their places in the layout. */
export const withoutPictures = '--blink-settings=imagesEnabled=false'

/**
 * Makes a page of a browser without pictures continue as if they had loaded: the shop's scripts wait up to two seconds
 * for the first pictures (docs/decisions/0049).
 */
export async function goOnWithoutPictures(context: BrowserContext, { args }: LaunchOptions): Promise<void> {
  if (!args?.includes(withoutPictures)) return
  await context.addInitScript(() => {
    HTMLImageElement.prototype.decode = async () => undefined
  })
}
