import type { ShopOnPages } from '../../contract/shop/shop-sections.ts'

/**
 * Returns the language of a text of the owner as a prop, for hyphenation and screen readers; nothing if the text is in
 * the language of the page.
 */
export function langOfWords(
  { otherWords }: Pick<ShopOnPages, 'otherWords'>,
  text: string,
): { readonly lang?: string } {
  return otherWords?.texts.includes(text) ? { lang: otherWords.lang } : {}
}
