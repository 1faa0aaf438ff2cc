import { createHash } from 'node:crypto'
import { isLanguageTag, type LanguageTag } from '../../../../../contract/languages/languages.ts'
import { inLanguage } from '../../../../../contract/languages/said.ts'
import type { GoogleRefusalCode } from '../../google/google.ts'
import { googleTexts } from './google-texts.ts'

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
 * window that cannot close itself, in a language of the browser: its address comes from Google and names none.
 *
 * @param accepted the header Accept-Language.
 */
export function donePage(refusal: GoogleRefusalCode | undefined, accepted: string | null): Response {
  const language = languageAccepted(accepted)
  const texts = inLanguage(googleTexts, language)
  const message = refusal === undefined ? texts.signedIn : texts.notSignedIn
  const html = `<!doctype html>
<html lang="${language}"${refusal === undefined ? '' : ` data-error="${refusal}"`}>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message}</title>
<style>${style}</style>
<h1>${message}</h1>
<p>${texts.close}</p>
<script>${script}</script>
</html>
`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      vary: 'Accept-Language',
      // `unsafe-none`, as on Google's page; otherwise the opener would be unreachable.
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
    },
  })
}

/** Returns the first language of the shop in an Accept-Language header, whose order is usually that of preference. */
function languageAccepted(accepted: string | null): LanguageTag {
  const tags = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return tags.find(isLanguageTag) ?? 'en'
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
