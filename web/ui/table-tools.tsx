import { type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { SearchIcon } from './icons/icons.tsx'
import type { Choice } from './table-view.ts'

interface SearchBoxProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: string
  readonly onSearch: (search: string) => void
}

/** How long somebody pauses before what is typed is looked for. */
const pauseMs = 300

/** Looks for what is typed as soon as the typing pauses, or at once with Enter. */
export function SearchBox({ label, hint, value, onSearch }: SearchBoxProps) {
  const id = useId()
  const { text, type, searchNow } = useTypedSearch(value, onSearch)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    searchNow()
  }
  return (
    <search className="table-search">
      <form className="field" onSubmit={submit}>
        <label htmlFor={id}>
          <SearchIcon /> {label}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          className="field-box"
          maxLength={100}
          autoComplete="off"
          placeholder={hint}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      </form>
    </search>
  )
}

function useTypedSearch(value: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(value)
  /** What was looked for last: by this box, which the address follows in its own time, or by the address. */
  const [asked, setAsked] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // The address has changed by itself (Back, or "Show all"): the box follows.
    if (value !== asked) {
      setAsked(value)
      setText(value)
    }
  }
  const searchNow = () => {
    const search = text.trim()
    if (search === asked) return
    setAsked(search)
    onSearch(search)
  }
  const afterPause = useEffectEvent(searchNow)
  useEffect(() => {
    if (text.trim() === asked) return
    const timer = setTimeout(afterPause, pauseMs)
    return () => clearTimeout(timer)
  }, [text, asked])
  return { text, type: setText, searchNow }
}

interface ChooserProps {
  readonly name: string
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: string
  readonly disabled?: boolean
  readonly onChoose: (value: string) => void
}

/** One way to look at a list out of several. */
export function Chooser({ name, label, choices, value, disabled = false, onChoose }: ChooserProps) {
  const id = useId()
  return (
    <div className="field table-chooser">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className="field-box"
        value={value}
        disabled={disabled}
        onChange={(event) => onChoose(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </div>
  )
}
