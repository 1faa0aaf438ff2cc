/** What a message says, told once: its plain text and its page are made from this. */
export interface Email {
  readonly subject: string
  /** What comes first; each a few sentences. */
  readonly paragraphs: readonly string[]
  /** Figures and names, each with what it is. */
  readonly facts?: readonly (readonly [string, string])[]
  /** Where to go on. */
  readonly link?: { readonly text: string; readonly address: string }
  /** What comes after the link. */
  readonly closing?: readonly string[]
}

const signature = 'Truewheel'

/** The email as plain text, its lines as long as its sentences: the reader's program breaks them. */
export function plainText({ paragraphs, facts = [], link, closing = [] }: Email): string {
  const blocks = [
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    link ? `${link.text}:\n${link.address}` : '',
    ...closing,
    signature,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

/** The shop's look as far as mail programs go: nothing is loaded for it. */
const looks = {
  page: 'margin:0 auto;padding:24px;max-width:36em;font:16px/1.5 sans-serif;overflow-wrap:anywhere',
  brand:
    'margin:0 0 24px;padding-bottom:8px;border-bottom:1.5px solid;font:800 15px/1.2 Archivo,Arial,sans-serif;letter-spacing:.02em',
  heading: 'margin:0 0 16px;font:800 24px/1.25 Archivo,Arial,sans-serif;text-wrap:balance',
  facts: 'width:100%;margin:24px 0;border-collapse:collapse',
  // The grey is a line by day and by night.
  name: 'padding:8px 16px 8px 0;border-top:1px solid #8c877c;vertical-align:top;text-align:left;font-weight:normal;white-space:nowrap',
  value:
    'padding:8px 0;border-top:1px solid #8c877c;vertical-align:top;text-align:left;font:14px/1.7 ui-monospace,Menlo,Consolas,monospace',
  // The one pair of colours, which are readable on each other whatever is around them.
  link: 'display:inline-block;padding:12px 24px;border-radius:3px;background:#ff7727;color:#140b04;font-weight:600;text-decoration:none',
} as const

/**
 * The email as a page of its own. But for the button it names no colour of words or ground and leaves them to the
 * reader's program, so that it is readable by day and by night, and it loads nothing from anywhere.
 */
export function htmlPage({ subject, paragraphs, facts = [], link, closing = [] }: Email): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(subject)}</title></head>`,
    `<body style="${looks.page}"><main><p style="${looks.brand}">${signature}</p>`,
    `<h1 style="${looks.heading}">${escaped(subject)}</h1>`,
    ...paragraphs.map(paragraph),
    facts.length > 0 ? `<table style="${looks.facts}">${facts.map(row).join('')}</table>` : '',
    link
      ? `<p style="margin:24px 0"><a href="${escaped(link.address)}" style="${looks.link}">${escaped(link.text)}</a></p>`
      : '',
    ...closing.map(paragraph),
    '</main></body></html>',
  ].join('')
}

function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`
}

function row([name, value]: readonly [string, string]): string {
  return `<tr><th scope="row" style="${looks.name}">${escaped(name)}</th><td style="${looks.value}">${escaped(value)}</td></tr>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
