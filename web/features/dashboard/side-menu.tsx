import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { Role } from '../../../contract/accounts/roles.ts'
import type { Loaded } from '../../api/use-loaded.ts'
import { problems } from '../../texts/problems.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { type MenuEntry, useMenu } from './menu-entries.ts'
import { dashboardTexts } from './texts.ts'

interface SideMenuProps {
  readonly role: Loaded<Role>
  /** The person's probable role; customer when unknown. */
  readonly expected: Role | undefined
  readonly onTryAgain: () => void
}

/**
 * Inset focus ring, because on narrow screens the strip would cut it off. The strip ends within a word, which shows
 * that it can be scrolled.
 */
const linkLook =
  'hover:bg-sheet aria-[current=page]:shadow-[inset_4px_0_var(--color-ink)] max-[75rem]:whitespace-nowrap max-[75rem]:not-hover:bg-transparent max-[75rem]:border-0 max-[75rem]:focus-visible:outline-offset-[-3px] max-[75rem]:aria-[current=page]:shadow-[inset_0_-3px_var(--color-ink)] max-[25rem]:px-[0.8rem]'

/**
 * Renders the menu of the person's role. Until the role is known, only reserves the menu's space, so that nothing
 * shifts.
 */
export function SideMenu({ role, expected, onTryAgain }: SideMenuProps) {
  const menuOf = useMenu()
  if (role.status === 'loading') {
    return (
      <div className="grid [&>.spinner-line]:px-4 [&>.spinner-line]:py-3 [&>.spinner-line]:bg-paper *:[grid-area:1/1]">
        <Spinner label={dashboardTexts.menuLoading} />
        <MenuOutline entries={menuOf(expected ?? 'customer')} />
      </div>
    )
  }
  if (role.status === 'failed') {
    return (
      <Alert
        message={`${dashboardTexts.menuFailed} ${role.error.message}`}
        again={{ label: problems.tryAgain, run: onTryAgain }}
      />
    )
  }
  const entries = menuOf(role.data)
  if (entries.length === 0) return null
  return <Menu entries={entries} />
}

/**
 * Renders the menu; on narrow screens as one strip that scrolls sideways, with the current page in view. A browser does
 * not scroll to a focused link while a sliver of the link is visible.
 */
function Menu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const strip = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current entry.
  useLayoutEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (strip.current && current) bringInto(strip.current, current)
  }, [pathname])
  function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>): void {
    // Only for keyboard focus: a link that moves away under a pressed pointer would not be clicked.
    if (target.matches(':focus-visible')) bringInto(currentTarget, target)
  }
  return (
    <nav aria-label={dashboardTexts.menu}>
      <ul className="dashboard-menu" ref={strip} onFocus={onFocus}>
        {entries.map(({ to, text }) => (
          <li className="max-[75rem]:flex-none" key={to}>
            <NavLink className={linkLook} to={to}>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the strip so that the link is centred. scrollIntoView would also scroll the page. */
function bringInto(strip: HTMLElement, link: HTMLElement): void {
  strip.scrollLeft = link.offsetLeft + (link.offsetWidth - strip.clientWidth) / 2
}

/** Reserves the menu's space, invisible and hidden from screen readers. */
function MenuOutline({ entries }: { readonly entries: readonly MenuEntry[] }) {
  return (
    <ul className="dashboard-menu invisible" aria-hidden="true">
      {entries.map(({ to, text }) => (
        <li className="max-[75rem]:flex-none" key={to}>
          {/* biome-ignore lint/a11y/useValidAnchor: it leads nowhere yet */}
          <a className={linkLook}>{text}</a>
        </li>
      ))}
    </ul>
  )
}
