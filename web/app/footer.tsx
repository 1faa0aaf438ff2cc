import { Link } from 'react-router'
import { footerMessages } from '../messages/layout.ts'
import { shopName } from '../messages/shop.ts'
import { links } from '../routing/links.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const pages = [
  { to: links.delivery, text: footerMessages.delivery },
  { to: links.returns, text: footerMessages.returns },
  { to: links.privacy, text: footerMessages.privacy },
  { to: links.terms, text: footerMessages.terms },
  { to: links.contact, text: footerMessages.contact },
] as const

/** Pages that a paying shop owes its customers, and the theme switch. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="wrap footer-row">
        <div>
          <p className="footer-brand">{shopName}</p>
          <p className="footer-promise">{footerMessages.promise}</p>
        </div>
        <nav aria-label={footerMessages.label}>
          <ul className="footer-links">
            {pages.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  )
}
