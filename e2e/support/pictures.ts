import type { BrowserContext, LaunchOptions } from '@playwright/test'

/** An argument of Chromium that leaves pictures out; their places are laid out all the same. */
export const withoutPictures = '--blink-settings=imagesEnabled=false'

/**
 * Lets a page of a browser without pictures go on as if they had come: the shop's scripts wait up to two seconds for
 * the first ones (docs/decisions/0049).
 */
export async function goOnWithoutPictures(context: BrowserContext, { args }: LaunchOptions): Promise<void> {
  if (!args?.includes(withoutPictures)) return
  await context.addInitScript(() => {
    HTMLImageElement.prototype.decode = async () => undefined
  })
}
