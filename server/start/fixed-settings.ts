import type { ShopSettings } from '../../contract/shop/shop-settings.ts'
import type { Settings } from '../config/read-settings.ts'
import { offeredExtensions, ownExtensions } from '../http/docs/offered-extensions.ts'
import { hourMs } from '../platform/clock.ts'

export type FixedSettings = Omit<ShopSettings, 'shop'>

/** Returns the settings for the browser that stay constant while the server runs. */
export async function fixedSettings(
  settings: Settings,
  { version, identity, cards }: Pick<ShopSettings, 'version' | 'identity' | 'cards'>,
): Promise<FixedSettings> {
  const { apiHost, publicUrl } = settings
  return {
    version,
    apiHost: apiHost ?? '/api',
    publicUrl,
    extensions: apiHost === undefined ? ownExtensions : await offeredExtensions(apiHost),
    identity,
    cards: {
      publishableKey: cards.publishableKey,
      sandbox: cards.sandbox,
      ...(settings.paymentElement && { otherWays: true }),
    },
    mail: settings.mail !== undefined,
    demo: settings.mode === 'demo',
    imgbb: settings.imgbbKey !== undefined,
    ...(apiHost === undefined && { holdHours: settings.holdMs / hourMs }),
  }
}
