import { Link } from 'react-router'
import { type OperationName, useHost } from '../../api/host.ts'
import { langOfWords } from '../../api/lang-of-words.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { links } from '../../routing/links.ts'
import { footerTexts } from '../../texts/layout.ts'
import { LanguageLinks } from './language-links.tsx'
import { SearchKeySwitch } from './search-key-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

interface FooterPage {
  readonly to: string
  readonly text: string
  /** The extension that the linked page needs. */
  readonly needs?: OperationName
}

const pages: readonly FooterPage[] = [
  { to: links.tools, text: footerTexts.tools },
  { to: links.items, text: footerTexts.items },
  { to: links.fit(), text: footerTexts.fit, needs: { id: 'findFit' } },
  { to: links.jobs, text: footerTexts.jobs, needs: { id: 'listJobs' } },
  { to: links.delivery, text: footerTexts.delivery },
  { to: links.returns, text: footerTexts.returns },
  { to: links.withdraw, text: footerTexts.withdraw, needs: { id: 'withdraw' } },
  { to: links.privacy, text: footerTexts.privacy },
  { to: links.terms, text: footerTexts.terms },
  { to: links.accessibility, text: footerTexts.accessibility },
  { to: links.status, text: footerTexts.status, needs: { id: 'getStatus' } },
  { to: links.contact, text: footerTexts.contact },
]

/** Links to the legal and service pages, with the theme switch. */
export function Footer() {
  const { offers } = useHost()
  const { shop, languages } = useShopSettings()
  const { company, delivery } = shop
  return (
    <footer className="footer">
      <div className="wrap footer-row">
        <div>
          <p className="footer-brand">{company.name}</p>
          {delivery.price && (
            <p {...langOfWords(shop, delivery.price)} className="footer-promise">
              {delivery.price}
            </p>
          )}
        </div>
        <nav aria-label={footerTexts.label}>
          <ul className="footer-links">
            {pages
              .filter(({ needs }) => !needs || offers(needs))
              .map(({ to, text }) => (
                <li key={to}>
                  <Link to={to}>{text}</Link>
                </li>
              ))}
          </ul>
        </nav>
        <div>
          {(languages?.offered.length ?? 0) > 1 && (
            <nav aria-label={footerTexts.language}>
              <LanguageLinks />
            </nav>
          )}
          <ThemeSwitch />
          {offers({ id: 'searchProducts' }) && <SearchKeySwitch />}
        </div>
      </div>
    </footer>
  )
}
