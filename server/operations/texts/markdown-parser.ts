import MarkdownIt from 'markdown-it'

/** A path of the shop, but no address that begins like one (`//host`). */
const ownAddress = /^(?:\/(?![/\\])|#)/
const otherAddress = /^(?:https?:\/\/[^/]|mailto:[^/])/i

/** Returns whether a text may link to an address: other pages, mail, or a page of the shop. */
export function isLinkable(address: string): boolean {
  return ownAddress.test(address) || otherAddress.test(address)
}

/**
 * The parser of all texts. HTML stays text. A link or picture with another address stays text, too. Definitions of
 * references are off: a link has its address in place.
 */
export const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
markdown.disable(['reference', 'html_block', 'html_inline', 'lheading'])
markdown.validateLink = isLinkable
