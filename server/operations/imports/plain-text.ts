import { convert, type HtmlToTextOptions } from 'html-to-text'

/** Tags that shops' descriptions have. Other text in angle brackets is no HTML: "M6 <8 mm>". */
const tag =
  /<\/?(?:a|abbr|article|b|blockquote|body|br|center|code|dd|div|dl|dt|em|figure|figcaption|font|h[1-6]|head|hr|html|i|iframe|img|li|link|meta|ol|p|picture|pre|s|script|section|small|source|span|strong|style|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul|video)(?:\s[^<>]*)?\/?>|<!--/i
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,10}\d{0,2});/i

/** Descriptions that were escaped on their way are HTML again after the first reading. */
const mostReadings = 3

const block = { leadingLineBreaks: 2, trailingLineBreaks: 2 }
const options: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['script', 'style', 'iframe', 'video', 'head'].map((selector) => ({ selector, format: 'skip' })),
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { ...block, uppercase: false },
    })),
    { selector: 'ul', options: { itemPrefix: '• ' } },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'td', format: 'inline' },
    { selector: 'hr', format: 'skip' },
  ],
}

/** Whether a text has tags or entities of HTML, as the description of another shop. */
export function isHtml(text: string): boolean {
  return tag.test(text) || entity.test(text)
}

/** Converts HTML to plain text with its paragraphs and lists; scripts, pictures and addresses of links are left out. */
export function plainText(html: string): string {
  let text = html
  for (let reading = 0; reading < mostReadings && isHtml(text); reading += 1) {
    // Cells of a table are apart; HTML has no space between them.
    text = convert(
      text.replaceAll(/<\/t[dh]>\s*<t[dh]/gi, (cells) => cells.replace('>', '> ')),
      options,
    )
  }
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
