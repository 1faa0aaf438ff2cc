/** What a message says, told once: its plain text and its page are made from this. */
export interface Letter {
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

/** The letter as plain text, its lines as long as its sentences: the reader's program breaks them. */
export function plainText({ paragraphs, facts = [], link, closing = [] }: Letter): string {
  const blocks = [
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    link ? `${link.text}:\n${link.address}` : '',
    ...closing,
    signature,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

/**
 * The letter as a page of its own. It names no colour but leaves them to the reader's program, so that it is readable
 * by day and by night, and it loads nothing from anywhere.
 */
export function htmlPage({ subject, paragraphs, facts = [], link, closing = [] }: Letter): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(subject)}</title></head>`,
    '<body style="margin:0 auto;padding:24px;max-width:36em;font:16px/1.5 sans-serif;overflow-wrap:anywhere">',
    `<main><h1 style="font-size:22px;line-height:1.25">${escaped(subject)}</h1>`,
    ...paragraphs.map(paragraph),
    facts.length > 0 ? `<table style="border-spacing:0 4px">${facts.map(row).join('')}</table>` : '',
    link ? `<p><a href="${escaped(link.address)}">${escaped(link.text)}</a></p>` : '',
    ...closing.map(paragraph),
    `<p>${signature}</p></main></body></html>`,
  ].join('')
}

function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`
}

function row([name, value]: readonly [string, string]): string {
  const cells = 'vertical-align:top;text-align:left'
  return `<tr><th scope="row" style="${cells};padding-right:16px;font-weight:normal;white-space:nowrap">${escaped(name)}</th><td style="${cells}">${escaped(value)}</td></tr>`
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
