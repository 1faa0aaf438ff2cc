import type { RefusalText } from '../../../contract/built-pages.ts'
import { htmlElement } from './document.ts'
import { escapeHtml } from './escape.ts'
import type { PageAssets } from './page-assets.ts'

/** Returns an error document that works without the router and loads only the style sheet. */
export function refusalDocument(
  { language, status, title, message }: RefusalText,
  assets: PageAssets,
): string {
  return [
    `<!doctype html>${htmlElement(language)}<head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    ...assets.css.map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>',
    '<body><main class="wrap problem"><div class="card problem-card">',
    `<p class="kicker">${status}</p><h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p>`,
    '</div></main></body></html>',
  ].join('')
}
