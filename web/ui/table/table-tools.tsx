import { type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { SearchIcon } from '../icons/icons.tsx'
import type { Choice } from './table-view.ts'

interface SearchBoxProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: string
  /** Another number calls off what was typed and looked for. */
  readonly turn: number
  readonly onSearch: (search: string) => void
}

/** How long somebody pauses before what is typed is looked for. */
const pauseMs = 300

/**
 * Looks for what is typed as soon as the typing pauses, at once with Enter, and before anything is done by a click: a
 * search that came later would call off the change of page that somebody asked for meanwhile.
 */
export function SearchBox({ label, hint, value, turn, onSearch }: SearchBoxProps) {
  const id = useId()
  const { text, type, searchNow } = useTypedSearch(value, turn, onSearch)
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

/**
 * What stands in the box. It follows the address where that changes by itself (Back, or "Show all"), and not where the
 * address only comes to say what was looked for from here: that takes a moment, in which somebody goes on typing.
 */
function useTypedSearch(value: string, turn: number, onSearch: (search: string) => void) {
  const [text, setText] = useState(value)
  const [typing, setTyping] = useState(false)
  const [seen, setSeen] = useState({ value, turn })
  const [underWay, setUnderWay] = useState<readonly string[]>([])
  if (value !== seen.value || turn !== seen.turn) {
    const arrived = turn === seen.turn ? underWay.lastIndexOf(value) : -1
    setSeen({ value, turn })
    setUnderWay(arrived < 0 ? [] : underWay.slice(arrived + 1))
    if (arrived < 0) {
      setText(value)
      setTyping(false)
    }
  }
  function searchNow(): void {
    const wanted = text.trim()
    setTyping(false)
    if (wanted === (underWay.at(-1) ?? value)) return
    setUnderWay([...underWay, wanted])
    onSearch(wanted)
  }
  const lookNow = useEffectEvent(searchNow)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter begins the pause anew
  useEffect(() => {
    if (typing) return afterPause(() => lookNow())
  }, [typing, text])
  function type(typed: string): void {
    setText(typed)
    setTyping(true)
  }
  return { text, type, searchNow }
}

/**
 * Runs work after the pause, or before anything is done by a click. Not when the box is left, and not while a pointer
 * is down: the rows would move below the one that presses a row. Returns how to call it off.
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
    // The list of a select may keep the end of the press to itself, and a select does not move.
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
