import { Link } from 'react-router'
import { links } from '../routing/links.ts'
import { punctuationTexts } from '../texts/punctuation.ts'
import { needsScriptTexts as texts } from './texts.ts'

/** States on the page of an email's link that the page needs JavaScript. */
export function LinkNeedsScript() {
  return (
    <noscript>
      <p>{texts.link}</p>
    </noscript>
  )
}

/** States on a sign-in or dashboard page that the page needs JavaScript, and offers help for people without it. */
export function AccountNeedsScript() {
  return (
    <noscript>
      <p>
        {texts.account}{' '}
        <Link className="underline" to={links.contact}>
          {texts.writeToUs}
        </Link>
        {punctuationTexts.stop}
      </p>
    </noscript>
  )
}
