import { useFormats } from '../../ui/values/formats.ts'
import '../../ui/suggestions.css'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useNavigate, useSubmit } from 'react-router'
import { useProductSearch } from '../../api/search-while-typing.ts'
import { stepOf, useComboboxState } from '../../ui/fields/combobox.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { suggestionsOf } from './suggestions-of.ts'
import { searchTexts } from './texts.ts'
import { useNumberedOrder } from './use-numbered-order.ts'

/** Number of suggested products. */
const limit = 6

export interface SuggestionsProps {
  readonly field: RefObject<HTMLInputElement | null>
  /** The search words of the page's results; empty on other pages. */
  readonly searched: string
}

/**
 * Turns the search field into a combobox (WAI-ARIA 1.2): suggestions during typing, chosen with the arrow keys, and a
 * submit that navigates without reloading the page.
 */
export function Suggestions({ field, searched }: SuggestionsProps) {
  const formats = useFormats()
  const id = useId()
  const navigate = useNavigate()
  const submit = useSubmit()
  const [words, setWords] = useState('')
  const [isOpen, setOpen] = useState(false)
  /**
   * The address of the suggestion that Enter opens. An index would be wrong, because a new answer may move or remove
   * it.
   */
  const [active, setActive] = useState<string>()
  const search = useProductSearch(words, limit, true)
  const found = search?.answer
  const order = useNumberedOrder(words)
  const suggestions = found ? suggestionsOf(search.words, found, order) : []
  const isShown = isOpen && words !== '' && found !== undefined
  const place = isShown ? suggestions.findIndex(({ to }) => to === active) : -1
  const chosen = suggestions[place]

  function close(): void {
    setOpen(false)
    setActive(undefined)
  }
  const typed = useRef(false)
  const onInput = useEffectEvent((text: string) => {
    typed.current = true
    setWords(text.trim())
    setOpen(true)
    setActive(undefined)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event.key)
    if (event.key === 'Escape' && isShown) {
      // The first Escape closes the list, the second one clears the field.
      event.preventDefault()
      close()
    } else if (step && suggestions.length > 0) {
      event.preventDefault()
      setOpen(true)
      // One more position, which is the field itself, before the first suggestion and after the last.
      const places = suggestions.length + 1
      setActive(suggestions[((place + 1 + step + places) % places) - 1]?.to)
    }
  })
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault()
    typed.current = false
    close()
    if (chosen) void navigate(chosen.to)
    else if (event.currentTarget instanceof HTMLFormElement) void submit(event.currentTarget)
  })
  const onLeave = useEffectEvent(close)
  useEffect(() => {
    const input = field.current
    const form = input?.form
    if (!input || !form) return
    const abort = new AbortController()
    const options = { signal: abort.signal }
    input.addEventListener('input', () => onInput(input.value), options)
    input.addEventListener('keydown', onKey, options)
    input.addEventListener('blur', onLeave, options)
    form.addEventListener('submit', onSubmit, options)
    // This code may arrive after the first letters.
    if (document.activeElement === input && input.value !== input.defaultValue) onInput(input.value)
    return () => abort.abort()
  }, [field])
  useComboboxState(field, { list: id, isShown, active: chosen ? `${id}-${place}` : undefined })
  useFollowedAddress(field, searched, typed)
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && searchTexts.found(formats, found.results.length + (order ? 1 : 0))}
      </p>
      {isShown && (
        <SuggestionList
          id={id}
          suggestions={suggestions}
          corrected={found.didYouMean?.[0]}
          active={place}
          onChoose={close}
        />
      )}
    </>
  )
}

/** Shows the address's search words in the field, unless the person has typed since the last submit. */
function useFollowedAddress(
  field: SuggestionsProps['field'],
  searched: string,
  typed: RefObject<boolean>,
): void {
  const shown = useRef(searched)
  useEffect(() => {
    if (shown.current === searched) return
    shown.current = searched
    if (field.current && !typed.current) field.current.value = searched
  }, [field, searched, typed])
}
