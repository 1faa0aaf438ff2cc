import { createHash } from 'node:crypto'
import type { GoogleRefusalCode } from '../../google/google.ts'

/** The type of the message from the Google window to its opener (read by web/session/identity/google-window.ts). */
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
 * Makes the last page of the Google window, which reports the outcome to its opener and closes the window. The page
 * contains no session data, because the cookie that was set before carries the session. Its text is visible only in a
 * window that cannot close itself.
 */
export function donePage(refusal: GoogleRefusalCode | undefined): Response {
  const message = refusal === undefined ? 'You are signed in.' : 'You are not signed in.'
  const html = `<!doctype html>
<html lang="en"${refusal === undefined ? '' : ` data-error="${refusal}"`}>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message}</title>
<style>${style}</style>
<h1>${message}</h1>
<p>You can close this window and continue in the shop.</p>
<script>${script}</script>
</html>
`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      // `unsafe-none`, as on Google's page; otherwise the opener would be unreachable.
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
    },
  })
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
