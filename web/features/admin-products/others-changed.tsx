import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import type { OtherChange } from './other-changes.ts'
import { othersChangedTexts as texts } from './others-changed-texts.ts'

const panelLook = 'grid gap-3 px-[1.2rem] py-4 wrap-anywhere bg-tray border-s-4 border-s-ink'
const rowLook = 'flex flex-wrap gap-x-6 gap-y-2 items-end justify-between pt-3 border-t border-t-line'

interface OthersChangedProps {
  readonly by: string | undefined
  readonly changes: readonly OtherChange[]
  /** Conflicts: fields that this person and someone else both changed, until resolved. */
  readonly undecided: readonly OtherChange[]
  /** Whether the form was submitted before each conflict was resolved. */
  readonly asked: boolean
  readonly onKeep: (change: OtherChange) => void
  readonly onTake: (change: OtherChange) => void
}

/** Shows the changes that another admin made while the form is open, and asks about fields that both changed. */
export function OthersChanged({ by, changes, undecided, asked, onKeep, onTake }: OthersChangedProps) {
  const panel = useRef<HTMLElement>(null)
  const asks = asked && undecided.length > 0
  useEffect(() => {
    if (asks) panel.current?.focus()
  }, [asks])
  if (changes.length === 0) return null
  return (
    <section className={panelLook} ref={panel} tabIndex={-1} aria-label={texts.heading(by)}>
      <h3 className="card-title">{texts.heading(by)}</h3>
      <p>{undecided.length > 0 ? texts.choose : texts.kept}</p>
      {asks && <Alert message={texts.chooseFirst} />}
      <ul className="grid gap-3">
        {changes.map((change) => (
          <li key={change.field} className={rowLook}>
            <Change change={change} />
            {undecided.includes(change) && (
              <span className="actions">
                <Button kind="quiet" onClick={() => onKeep(change)}>
                  {texts.keep}
                  <span className="sr-only">{texts.of(change.label)}</span>
                </Button>
                <Button kind="quiet" onClick={() => onTake(change)}>
                  {texts.take}
                  <span className="sr-only">{texts.of(change.label)}</span>
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows another admin's changes that were kept when this form was saved. */
export function MergedChanges({ by, changes }: Pick<OthersChangedProps, 'by' | 'changes'>) {
  if (changes.length === 0) return null
  return (
    <div className={panelLook}>
      <p>{texts.merged(by)}</p>
      <ul className="grid gap-3">
        {changes.map((change) => (
          <li key={change.field} className={rowLook}>
            <Change change={change} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Change({ change: { label, before, theirs, mine } }: { readonly change: OtherChange }) {
  return (
    <div>
      <b>{label}</b>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),auto))] gap-x-8 gap-y-1">
        <Value name={texts.before} value={before} />
        <Value name={texts.theirs} value={theirs} />
        {mine !== undefined && <Value name={texts.mine} value={mine} />}
      </dl>
    </div>
  )
}

function Value({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-label text-soft">{name}</dt>
      <dd>{value || texts.nothing}</dd>
    </div>
  )
}
