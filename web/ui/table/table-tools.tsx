import { type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { SearchIcon } from '../icons.tsx'

interface SearchBoxProps {
  readonly label: string
  readonly hint?: string | undefined
  /** The current search. */
  readonly value: string
  readonly onSearch: (search: string) => void
}

/** The pause in typing before the search starts. */
const pauseMs = 300

/**
 * Searches after a pause in typing, immediately on Enter, and before a click takes effect, because a later search would
 * cancel the navigation that the click starts. The field is uncontrolled: a new `key` makes it show `value` again.
 */
export function SearchBox({ label, hint, value, onSearch }: SearchBoxProps) {
  const id = useId()
  const { type, searchNow } = useTypedSearch(value, onSearch)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    searchNow()
  }
  return (
    <search className="table-search flex-[1_1_12rem]">
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
        {/* The default button, for Enter. */}
        <input type="submit" value={label} hidden />
      </form>
    </search>
  )
}

/** Searches for typed text, after a pause or immediately. */
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
 * Runs work after the pause, or before a click takes effect. Not on blur or while a pointer is down, because the rows
 * would move under the pointer. Returns the function that cancels it.
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
    // The list of a select may swallow the pointer's release. A select does not move, so the search need not wait for
    // it.
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
