import { link } from './link.ts'

/** Returns the address of the basket with a discount code, for emails and posters. */
export function linkWithCode(code: string): string {
  const path = `${link('/basket')}?${new URLSearchParams({ code })}`
  return new URL(path, window.location.origin).href
}
