import { Link } from 'react-router'
import { links } from '../routing/links.ts'
import { needsScriptTexts as texts } from '../texts/needs-script.ts'

/** Says on a page of an email's link that it needs JavaScript. */
export function LinkNeedsScript() {
  return (
    <noscript>
      <p>{texts.link}</p>
    </noscript>
  )
}

/** Says on a page of the sign-in or the dashboard that it needs JavaScript, and where help is without. */
export function AccountNeedsScript() {
  return (
    <noscript>
      <p>
        {texts.account}{' '}
        <Link className="underline" to={links.contact}>
          {texts.writeToUs}
        </Link>
        .
      </p>
    </noscript>
  )
}
