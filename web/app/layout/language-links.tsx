import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { buildLanguage } from '../../../contract/languages/build-language.ts'
import { withPrefix } from '../../../domain/shop/language-path.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { readStored, writeStored } from '../../session/browser-storage.ts'
import { useInBrowser } from '../../session/in-browser.ts'
import { footerTexts } from '../../texts/layout.ts'
import { labelTexts } from '../../ui/values/value-texts.ts'

/** Returns the languages of the shop, each with the address of this page in it. */
function useLanguages() {
  const { languages } = useShopSettings()
  const { pathname, search, hash } = useLocation()
  // The server's page is the same for every query that it does not read.
  const path = useInBrowser() ? pathname + search + hash : pathname
  return (languages?.offered ?? []).map((language) => ({
    ...language,
    address: withPrefix(language.tag === languages?.standard ? '' : `/${language.tag}`, path),
  }))
}

/** Links this page in each language. The links load the page anew, because each language has its own code. */
export function LanguageLinks() {
  return (
    <ul className="languages">
      {useLanguages().map(({ tag, name, address }) => (
        <li key={tag}>
          <a
            href={address}
            hrefLang={tag}
            lang={tag}
            aria-current={tag === buildLanguage ? 'true' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Opens the languages of the shop in the navbar; nothing in a shop of one language. */
export function LanguageMenu() {
  if (useLanguages().length < 2) return null
  return (
    <details className="navbar-language">
      <summary className="navbar-link">
        <span className="sr-only">{labelTexts.before(footerTexts.language)}</span>
        {buildLanguage.toUpperCase()}
      </summary>
      <LanguageLinks />
    </details>
  )
}

/** The key under which this browser keeps that a language was offered. */
const offeredKey = 'languageOffered'

/** Offers the language that the browser prefers, where the shop has it, on one page only. */
export function LanguageOffer() {
  const languages = useLanguages()
  const [preferred, setPreferred] = useState('')
  useEffect(() => {
    if (readStored(offeredKey) === null) setPreferred(navigator.language.slice(0, 2))
  }, [])
  const offer = languages.find(({ tag }) => tag === preferred && tag !== buildLanguage)
  useEffect(() => {
    if (offer) writeStored(offeredKey, 'yes')
  }, [offer])
  return (
    offer && (
      <p className="language-offer" lang={offer.tag}>
        <a href={offer.address} hrefLang={offer.tag}>
          {offer.invitation}
        </a>
        <button type="button" className="button button-quiet" onClick={() => setPreferred('')}>
          {offer.decline}
        </button>
      </p>
    )
  )
}
