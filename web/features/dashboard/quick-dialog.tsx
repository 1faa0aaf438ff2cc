import { useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import '../../ui/suggestions.css'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate, useSubmit } from 'react-router'
import type { Role } from '../../../contract/accounts/roles.ts'
import { useHost } from '../../api/host.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { chooseTheme } from '../../session/theme.ts'
import { Button } from '../../ui/button.tsx'
import { stepOf, useComboboxState } from '../../ui/fields/combobox.ts'
import { useMenu } from './menu-entries.ts'
import { foundEntries, isTolerant, ownEntries, withWords } from './quick-entries.ts'
import type { QuickEntry } from './quick-entry.ts'
import { QuickList } from './quick-list.tsx'
import { readRecent, rememberRecent } from './quick-recent.ts'
import { quickTexts as texts } from './quick-texts.ts'
import { useQuickSearch } from './use-quick-search.ts'

export interface QuickDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly email: string
  readonly role: Role
}

/** Renders the dialog of the command palette. Escape closes it, and the focus returns to its previous place. */
export function QuickDialog(props: QuickDialogProps) {
  const { open, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the dialog closes it, as Escape does
    <dialog
      ref={dialog}
      className="card w-[min(42rem,100vw-2rem)] max-w-none max-h-[min(40rem,84dvh)] p-0 mt-[8dvh] mx-auto mb-auto overflow-hidden backdrop:bg-veil open:flex open:flex-col max-md:w-screen max-md:h-dvh max-md:max-h-none max-md:m-0 max-md:border-0"
      aria-label={texts.dialog}
      onCancel={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      {open && <Finder {...props} />}
    </dialog>
  )
}

/** Renders a combobox (WAI-ARIA 1.2) with pages, actions and search results as options. */
function Finder({ onClose, email, role }: QuickDialogProps) {
  const formats = useFormats()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState<string>()
  const words = typed.trim()
  const search = useQuickSearch(words)
  const choose = useChoose(email, onClose)
  const host = useHost()
  const menuOf = useMenu()
  const own = ownEntries({ role, host, isNight: isNight(), menu: menuOf(role) })
  const found = search.status === 'found' ? foundEntries(formats, search.found, { role, host }) : []
  const listed = withWords(own, words)
  const isLast = search.status === 'found' && isTolerant(search.found, words)
  const entries =
    words === ''
      ? [...recentOf(email), ...own]
      : isLast
        ? [...inOrder(listed), ...inOrder(found)]
        : inOrder([...listed, ...found])
  // When results arrive, the active option stays active if it is still listed; otherwise the first one becomes active.
  const place = Math.max(
    0,
    entries.findIndex((entry) => keyOf(entry) === active),
  )
  const chosen = entries[place]
  useComboboxState(field, { list: id, isShown: true, active: chosen && `${id}-${place}` })

  function onKeyDown(event: KeyboardEvent): void {
    const step = stepOf(event.key)
    if (step !== 0 && entries.length > 0) {
      event.preventDefault()
      const next = entries[(place + step + entries.length) % entries.length]
      setActive(next && keyOf(next))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (chosen) choose(chosen)
    }
  }
  return (
    <>
      <div className="flex gap-2 p-[0.6rem] border-b-3 border-b-ink">
        <input
          ref={field}
          className="flex-1 min-w-0 min-h-(--target) px-3 text-[1.1rem]"
          type="search"
          aria-label={texts.label}
          placeholder={texts.label}
          value={typed}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="go"
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        <Button kind="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
      <p role="status" className="not-empty:not-has-[>.sr-only]:py-[0.6rem] px-4 text-note text-soft">
        {search.status === 'searching' && texts.searching}
        {search.status === 'failed' && texts.failed}
        {search.status === 'found' &&
          (entries.length === 0 ? (
            texts.nothing(words)
          ) : (
            <span className="sr-only">
              {texts.found(wholeNumber(formats, entries.length), entries.length)}
            </span>
          ))}
      </p>
      <QuickList id={id} entries={entries} active={place} onChoose={choose} />
    </>
  )
}

const order = ['recent', 'actions', 'orders', 'products', 'people', 'each', 'pages'] as const

/** Sorts entries by group: actions on a result come first. */
function inOrder(entries: readonly QuickEntry[]): readonly QuickEntry[] {
  return order.flatMap((wanted) => entries.filter(({ group }) => group === wanted))
}

function recentOf(email: string): readonly QuickEntry[] {
  return readRecent(email).map((opened) => ({ group: 'recent', ...opened }))
}

function keyOf({ group, text, to }: QuickEntry): string {
  return `${group} ${to ?? text}`
}

function isNight(): boolean {
  const { theme } = document.documentElement.dataset
  return theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
}

function useChoose(email: string, onClose: () => void) {
  const navigate = useNavigate()
  const submit = useSubmit()
  return ({ text, to, act }: QuickEntry) => {
    onClose()
    if (to !== undefined) {
      rememberRecent(email, { text, to })
      void navigate(to)
    } else if (act === 'theme') chooseTheme(isNight() ? 'light' : 'dark')
    else void submit(null, { method: 'post', action: dashboardLinks.home })
  }
}
