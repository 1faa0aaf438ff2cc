import { type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { SearchIcon } from '../icons.tsx'
import type { Choice } from './table-view.ts'

interface SearchBoxProps {
  readonly label: string
  readonly hint?: string | undefined
  /** What the list is searched for. */
  readonly value: string
  readonly onSearch: (search: string) => void
}

/** The pause in typing after which the search begins. */
const pauseMs = 300

/**
 * Searches as soon as the typing pauses, at once with Enter, and before a click takes effect: a later search would call
 * off the navigation that the click started. The field is uncontrolled: a new `key` makes it show `value` again.
 */
export function SearchBox({ label, hint, value, onSearch }: SearchBoxProps) {
  const id = useId()
  const { type, searchNow } = useTypedSearch(value, onSearch)
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
          defaultValue={value}
          onChange={(event) => type(event.target.value)}
        />
      </form>
    </search>
  )
}

/** Searches for what was typed and not searched for yet, after a pause or at once. */
function useTypedSearch(value: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState<string>()
  function searchNow(): void {
    setTyped(undefined)
    const wanted = typed?.trim()
    if (wanted !== undefined && wanted !== value) onSearch(wanted)
  }
  const searchLatest = useEffectEvent(searchNow)
  useEffect(() => {
    if (typed !== undefined) return afterPause(() => searchLatest())
  }, [typed])
  return { type: setTyped, searchNow }
}

/**
 * Runs work after the pause, or before a click takes effect. Not when the field loses the focus, and not while a pointer
 * is down: the rows would move under it. Returns how to cancel it.
 */
function afterPause(work: () => void): () => void {
  let timer = setTimeout(work, pauseMs)
  const hold = () => clearTimeout(timer)
  const goOn = () => {
    hold()
    timer = setTimeout(work, pauseMs)
  }
  const over = new AbortController()
  const listening = { capture: true, signal: over.signal }
  const press = ({ target }: PointerEvent) => {
    // The list of a select may swallow the end of the press, and a select does not move.
    if (!(target instanceof HTMLSelectElement)) hold()
  }
  document.addEventListener('pointerdown', press, listening)
  document.addEventListener('pointerup', goOn, listening)
  document.addEventListener('pointercancel', goOn, listening)
  document.addEventListener('click', work, listening)
  return () => {
    hold()
    over.abort()
  }
}

interface ChooserProps {
  readonly name: string
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: string
  readonly disabled?: boolean
  readonly onChoose: (value: string) => void
}

/** Chooses one of several ways to look at a list. */
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
