import MarkdownIt from 'markdown-it'

/** Matches a path of the shop, but not a protocol-relative address (`//host`). */
const ownAddress = /^(?:\/(?![/\\])|#)/
const otherAddress = /^(?:https?:\/\/[^/]|mailto:[^/])/i

/** Returns whether a text may link to an address: a web page, an email address, or a page of the shop. */
export function isLinkable(address: string): boolean {
  return ownAddress.test(address) || otherAddress.test(address)
}

/**
 * The Markdown parser of all texts. HTML stays text, as does a link or picture with another kind of address. Reference
 * definitions are off: a link must contain its address.
 */
export const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
markdown.disable(['reference', 'html_block', 'html_inline', 'lheading'])
markdown.validateLink = isLinkable
