import { createHash } from 'node:crypto'
import type { GoogleRefusalCode } from '../../google/google.ts'

/** What the Google window tells the page that opened it (web/session/identity/google-window.ts reads it). */
const doneMessageType = 'truewheel:google'

const style = 'body{font:1rem/1.6 system-ui,sans-serif;margin:2rem;color-scheme:light dark}'

const script = `
const error = document.documentElement.dataset.error ?? null
opener?.postMessage({ type: '${doneMessageType}', error }, location.origin)
close()
`

const policy = [
  "default-src 'none'",
  `script-src '${hashOf(script)}'`,
  `style-src '${hashOf(style)}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The last page of the Google window: it tells the page that opened it how it went, and closes. Nothing of the
 * session is in it; the cookie that came before carries that. Its words show where a window cannot close itself.
 */
export function donePage(refusal: GoogleRefusalCode | undefined): Response {
  const words = refusal === undefined ? 'You are signed in.' : 'You are not signed in.'
  const html = `<!doctype html>
<html lang="en"${refusal === undefined ? '' : ` data-error="${refusal}"`}>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words}</title>
<style>${style}</style>
<h1>${words}</h1>
<p>You can close this window and continue in the shop.</p>
<script>${script}</script>
</html>
`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      // Google's page, where the window has come from, has none either: with one, the opener would be out of reach.
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
    },
  })
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
