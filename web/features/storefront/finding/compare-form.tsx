import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { links } from '../../../routing/links.ts'
import { findingTexts } from './texts.ts'

/** The most products that the comparison shows. */
const mostProducts = 4

/**
 * Wraps a list with a checkbox in each row: a plain form that leads to the comparison. Its button appears with the
 * first choice. A fifth choice is refused, because the comparison shows four.
 */
export function CompareForm({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [isFull, setFull] = useState(false)
  return (
    <form
      className="compare-form"
      action={links.compare([])}
      onChange={({ currentTarget, target }) => {
        const tooMany = chosenIn(currentTarget).length > mostProducts
        if (tooMany && target instanceof HTMLInputElement) target.checked = false
        setFull(tooMany)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(links.compare(chosenIn(event.currentTarget)))
      }}
    >
      {children}
      <p className="compare-bar">
        <span aria-live="polite">{isFull && findingTexts.compareFull}</span>
        <button className="button" type="submit">
          {findingTexts.compare}
        </button>
      </p>
    </form>
  )
}

function chosenIn(form: HTMLFormElement): readonly string[] {
  return new FormData(form).getAll('tools').map(String)
}
