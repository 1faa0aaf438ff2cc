import { buildLanguage } from '../../contract/languages/build-language.ts'
import type { ShopSettings } from '../../contract/shop/shop-settings.ts'

const ownPrefix = `/${buildLanguage}`

/** Returns what precedes the path of each page of this build: nothing in the shop's standard language, else `/de`. */
export function pagePrefix({ languages }: Pick<ShopSettings, 'languages'>): string {
  return (languages?.standard ?? 'en') === buildLanguage ? '' : ownPrefix
}

/** Returns the path of a page as the routes write it, without the language. */
export function withoutLanguage(pathname: string): string {
  if (pathname === ownPrefix) return '/'
  return pathname.startsWith(`${ownPrefix}/`) ? pathname.slice(ownPrefix.length) : pathname
}
