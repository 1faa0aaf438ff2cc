import { Link } from 'react-router'
import { links } from '../routing/links.ts'

const texts = {
  /** On a page that an email's link leads to. */
  link: 'This page needs JavaScript. Turn it on in your browser and open the link in the email again.',
  account: 'Accounts need JavaScript. Turn it on in your browser, or',
  writeToUs: 'write to us',
} as const

/** Says on a page of an email's link that it needs JavaScript. */
export function LinkNeedsScript() {
  return (
    <noscript>
      <p>{texts.link}</p>
    </noscript>
  )
}

/**
 * Says on a page of the sign-in or the dashboard that it needs JavaScript, and offers help for people without
 * it.
 */
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
