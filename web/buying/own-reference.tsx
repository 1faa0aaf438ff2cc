import './own-reference.css'
import { useState } from 'react'
import { useHost } from '../api/host.ts'
import { draftKeyOf, readDraft, useDraft, writeDraft } from '../forms/drafts.ts'
import { useInBrowser } from '../session/in-browser.ts'
import { useSession } from '../session/session.ts'
import { TextField } from '../ui/fields/text-field.tsx'
import { buysForCompany } from './buys-for-company.ts'
import { ownReferenceTexts as texts } from './own-reference-texts.ts'

/** The customer's own number of the next booking. */
export interface OwnReference {
  /** What the field shows. */
  readonly typed: string
  /** What a booking sends; empty for none, and where {host} keeps no such numbers. */
  readonly sent: string
  readonly change: (typed: string) => void
  /** Removes the number after its booking. */
  readonly forget: () => void
  readonly offered: boolean
}

/** Keeps the number in this tab until it is booked, so that basket and booking form agree, also after a sign-in. */
export function useOwnReference(): OwnReference {
  const offered = useHost().offers({ id: 'changeReference' })
  const key = draftKeyOf('own-reference', useSession())
  const typed = textOf(useDraft(key))
  return {
    typed,
    sent: offered ? typed.trim() : '',
    change: (text) => writeDraft(key, { typed: { reference: text } }),
    forget: () => writeDraft(key, readDraft(key) === undefined ? undefined : { typed: {} }),
    offered,
  }
}

function textOf(draft: unknown): string {
  if (typeof draft !== 'object' || draft === null || !('typed' in draft)) return ''
  const { typed } = draft
  if (typeof typed !== 'object' || typed === null || !('reference' in typed)) return ''
  return typeof typed.reference === 'string' ? typed.reference : ''
}

interface OwnReferenceFieldProps {
  readonly reference: OwnReference
  /** Why the booking was refused at the number. */
  readonly refusal?: string | undefined
}

/**
 * Renders the folded field for the customer's own order number; open for people of a company, and once it has a number
 * or a problem. A rendered page is folded; its sheet opens it before the scripts run, so that nothing shifts then.
 */
export function OwnReferenceField({ reference, refusal }: OwnReferenceFieldProps) {
  const ready = useInBrowser()
  const [isBuyer] = useState(buysForCompany)
  const [opened, setOpened] = useState<boolean>()
  if (!reference.offered) return null
  const opensItself = reference.typed !== '' || (ready && isBuyer)
  return (
    <details
      className={ready ? 'noscript:hidden' : 'own-reference noscript:hidden'}
      open={refusal !== undefined || (opened ?? opensItself)}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary className="min-h-11 content-center cursor-pointer font-semibold">{texts.add}</summary>
      <TextField
        label={texts.label}
        hint={texts.hint}
        problem={refusal}
        name="customerReference"
        autoComplete="off"
        maxLength={60}
        disabled={!ready}
        value={reference.typed}
        onChange={({ target }) => reference.change(target.value)}
      />
    </details>
  )
}
