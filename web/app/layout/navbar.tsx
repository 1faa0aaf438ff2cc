import { useEffect } from 'react'
import { Link, NavLink, useLocation, useSubmit } from 'react-router'
import { IfOffered } from '../../api/if-offered.tsx'
import { useShopSettings } from '../../api/settings-context.ts'
import { useBasketSize } from '../../buying/basket-changes.ts'
import { SearchField } from '../../features/search/search-field.tsx'
import { links } from '../../routing/links.ts'
import { signOut, useSession } from '../../session/session.ts'
import { layoutTexts } from '../../texts/layout.ts'
import { BasketIcon } from '../../ui/icons.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { LanguageMenu } from './language-links.tsx'

/**
 * Renders the brand, the pages, the search field, and Login or Log Out (spec §2). The server renders it signed out. If
 * a token is stored, the page reserves the last link's space until the browser knows the session (`html[data-session]`,
 * pre-paint script).
 */
export function Navbar() {
  const { name, logo } = useShopSettings().shop.company
  const signedIn = useSession().status === 'in'
  useSessionMark(signedIn)
  return (
    <header className="navbar">
      <nav className="wrap navbar-row" aria-label={layoutTexts.navigation}>
        <Link className="brand" to={links.home}>
          {logo ? (
            <img className="brand-logo" src={logo} alt="" />
          ) : (
            <span className="brand-mark" aria-hidden="true" />
          )}
          <span className="brand-name">{name}</span>
        </Link>
        <ul className="navbar-links">
          <PageLink to={links.home} text={layoutTexts.home} />
          <PageLink to={links.blog} text={layoutTexts.blogs} />
          <PageLink to={links.portfolio} text={layoutTexts.portfolio} />
          {signedIn && <PageLink to={links.dashboard} text={layoutTexts.dashboard} />}
          <IfOffered operation={{ id: 'searchProducts' }}>
            <li className="navbar-find">
              <SearchField />
            </li>
          </IfOffered>
        </ul>
        <div className="navbar-own">
          <LanguageMenu />
          <ul>
            <IfOffered operation={{ id: 'bookTogether' }}>
              <li className="navbar-basket">
                <BasketLink />
              </li>
            </IfOffered>
            <li className="navbar-session">{signedIn ? <LogOutButton /> : <LoginLink />}</li>
          </ul>
        </div>
      </nav>
    </header>
  )
}

function PageLink({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <NavLink className="navbar-link" to={to} end={to === links.home}>
        {text}
      </NavLink>
    </li>
  )
}

/** The count has reserved space before the browser knows it. */
function BasketLink() {
  const formats = useFormats()
  const size = useBasketSize()
  const signedIn = useSession().status === 'in'
  useEffect(() => {
    // If this code fails to load, the basket stays in this browser until the next page.
    if (signedIn)
      import('../../buying/follow-account.ts').then(
        (code) => code.followAccount(formats),
        () => undefined,
      )
  }, [signedIn, formats])
  return (
    <NavLink className="navbar-link" to={links.basket}>
      <BasketIcon />
      <span>{layoutTexts.basket}</span> <b className="figure">{size || ''}</b>
    </NavLink>
  )
}

function LoginLink() {
  return (
    <NavLink className="navbar-link navbar-login" to={links.login()}>
      {layoutTexts.login}
    </NavLink>
  )
}

function LogOutButton() {
  const submit = useSubmit()
  const { pathname } = useLocation()
  // The guard's action redirects from the dashboard; public pages stay open.
  const logOut = () =>
    pathname.startsWith(links.dashboard)
      ? submit(null, { method: 'post', action: links.dashboard })
      : signOut()
  return (
    <button className="navbar-link" type="button" onClick={logOut}>
      {layoutTexts.logOut}
    </button>
  )
}

/** Keeps the pre-paint script's marks up to date. A sign-out also ends the place of the account's own prices. */
function useSessionMark(signedIn: boolean) {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (!signedIn) {
      delete dataset.session
      return
    }
    dataset.session = 'in'
    return () => {
      delete dataset.own
    }
  }, [signedIn])
}
