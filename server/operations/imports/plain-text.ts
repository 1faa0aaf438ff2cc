import { compile, type HtmlToTextOptions } from 'html-to-text'

/** Tags that are common in product descriptions. Other text in angle brackets is not HTML: "M6 <8 mm>". */
const tags = [
  ...[
    'a',
    'abbr',
    'address',
    'article',
    'aside',
    'b',
    'big',
    'blockquote',
    'body',
    'br',
    'button',
    'caption',
  ],
  ...['center', 'cite', 'code', 'col', 'colgroup', 'dd', 'del', 'details', 'div', 'dl', 'dt', 'em', 'embed'],
  ...[
    'figure',
    'figcaption',
    'font',
    'footer',
    'form',
    'h[1-6]',
    'head',
    'header',
    'hr',
    'html',
    'i',
    'iframe',
  ],
  ...['img', 'input', 'ins', 'kbd', 'label', 'li', 'link', 'main', 'mark', 'meta', 'nav', 'nobr', 'noscript'],
  ...[
    'object',
    'ol',
    'option',
    'p',
    'param',
    'path',
    'picture',
    'pre',
    'q',
    's',
    'samp',
    'script',
    'section',
  ],
  ...[
    'select',
    'small',
    'source',
    'span',
    'strike',
    'strong',
    'style',
    'sub',
    'summary',
    'sup',
    'svg',
    'table',
  ],
  ...['tbody', 'td', 'template', 'textarea', 'tfoot', 'th', 'thead', 'time', 'tr', 'tt', 'u', 'ul', 'var'],
  ...['video', 'wbr', 'o:p'],
]
const tag = new RegExp(`</?(?:${tags.join('|')})(?:\\s[^<>]*)?/?>|<!--|<!\\[CDATA\\[`, 'i')
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,10}\d{0,2});/i

/** Descriptions may be escaped several times, so the first result can still be HTML. */
const mostReadings = 3

const block = { leadingLineBreaks: 2, trailingLineBreaks: 2 }
const line = { leadingLineBreaks: 1, trailingLineBreaks: 1 }
const options: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['script', 'style', 'iframe', 'video', 'head', 'svg', 'object', 'template', 'select'].map(
      (selector) => ({ selector, format: 'skip' }),
    ),
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { ...block, uppercase: false },
    })),
    { selector: 'ul', options: { itemPrefix: '• ' } },
    { selector: 'tr', format: 'block', options: line },
    { selector: 'td', format: 'inline' },
    ...['dt', 'dd', 'summary', 'caption'].map((selector) => ({ selector, format: 'block', options: line })),
    { selector: 'blockquote', format: 'block', options: block },
    { selector: 'hr', format: 'skip' },
  ],
}

/** Compiled once, because reading the selectors takes longer than converting a text. */
const converted = compile(options)

/** Returns whether a text contains HTML tags or entities, like product descriptions of other shops. */
export function isHtml(text: string): boolean {
  return tag.test(text) || entity.test(text)
}

/** Converts HTML to plain text with paragraphs and lists. Omits scripts, pictures and the addresses of links. */
export function plainText(html: string): string {
  // WooCommerce writes a line break as a backslash and an n.
  let text = html.replaceAll('\\n', '\n').replaceAll(/<!\[CDATA\[|\]\]>/g, '')
  let hadTags = false
  for (let reading = 0; reading < mostReadings && isHtml(text); reading += 1) {
    const hasTags = tag.test(text)
    // A line end means something in text without tags, and where it was made of tags.
    const lines = hasTags && !hadTags ? text : text.replaceAll(/\r?\n/g, '<br>')
    // Separates table cells by a space, which HTML does not contain.
    text = converted(lines.replaceAll(/<\/t[dh]>\s*<t[dh]/gi, (cells) => cells.replace('>', '> ')))
    hadTags ||= hasTags
  }
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
