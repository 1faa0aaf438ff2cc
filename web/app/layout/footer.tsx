import { Link } from 'react-router'
import { links } from '../../routing/links.ts'
import { footerTexts } from '../../texts/layout.ts'
import { shopName } from '../../texts/shop.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const pages = [
  { to: links.tools, text: footerTexts.tools },
  { to: links.items, text: footerTexts.items },
  { to: links.delivery, text: footerTexts.delivery },
  { to: links.returns, text: footerTexts.returns },
  { to: links.privacy, text: footerTexts.privacy },
  { to: links.terms, text: footerTexts.terms },
  { to: links.contact, text: footerTexts.contact },
] as const

/** Links to the legal and service pages, with the theme switch. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="wrap footer-row">
        <div>
          <p className="footer-brand">{shopName}</p>
          <p className="footer-promise">{footerTexts.promise}</p>
        </div>
        <nav aria-label={footerTexts.label}>
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
