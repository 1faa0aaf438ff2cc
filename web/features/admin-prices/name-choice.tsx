import { useCallback, useId, useMemo, useState } from 'react'
import type { Facets } from '../../../contract/catalogue/catalogue-query.ts'
import { countItems } from '../../../contract/catalogue/items.ts'
import { countTools } from '../../../contract/catalogue/tools.ts'
import { foldLetters } from '../../../domain/search/fold-text.ts'
import { useApi } from '../../api/api-context.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ruleFormTexts as texts } from './form-texts.ts'

type Kind = 'categories' | 'brands'

/** Above this number of choices, a field finds among them. */
const withoutSearch = 10

interface NameChoiceProps {
  readonly kind: Kind
  readonly chosen: readonly string[]
  readonly problem: string | undefined
  readonly busy: boolean
  readonly onChoose: (chosen: readonly string[]) => void
}

/** Renders the categories, or the brands, of the shop's products, of which several can be chosen. */
export function NameChoice({ kind, chosen, problem, busy, onChoose }: NameChoiceProps) {
  const id = useId()
  const [words, setWords] = useState('')
  const { choices, failed } = useChoices(kind, chosen)
  const wanted = foldLetters(words.trim())
  const found = choices.filter(({ value, text }) => foldLetters(`${text} ${value}`).includes(wanted))
  return (
    <fieldset
      className="grid min-w-0 gap-2"
      disabled={busy}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
    >
      <legend className="mb-1 font-semibold">{texts[kind]}</legend>
      {choices.length > withoutSearch && (
        <TextField
          label={texts.findChoice}
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          // Otherwise Enter would submit the whole form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {failed && <p className="text-warn">{texts.choicesFailed}</p>}
      {!failed && choices.length === 0 && <p className="soft">{texts.noChoices}</p>}
      <div className="grid max-h-64 overflow-y-auto grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-4">
        {found.map(({ value, text }, index) => (
          <Checkbox
            key={value}
            // The form moves the focus to the first field with this name.
            {...(index === 0 && { name: kind })}
            checked={chosen.includes(value)}
            onChange={(on) => onChoose(on ? [...chosen, value] : chosen.filter((each) => each !== value))}
          >
            {text}
          </Checkbox>
        ))}
      </div>
      {problem !== undefined && <FieldError id={`${id}-problem`} text={problem} />}
    </fieldset>
  )
}

/** Returns the names of the products' categories or brands, with those that are chosen and no product has any more. */
function useChoices(kind: Kind, chosen: readonly string[]) {
  const api = useApi()
  const [loaded] = useLoaded(
    useCallback(
      async (signal: AbortSignal): Promise<readonly Facets[]> =>
        Promise.all([
          api.call(countTools, { query: {} }, { signal }),
          api.call(countItems, { query: {} }, { signal }),
        ]),
      [api],
    ),
  )
  const data = loaded.status === 'ready' ? loaded.data : undefined
  const choices = useMemo(() => {
    const names = new Map(chosen.map((name) => [name, name]))
    for (const facets of data ?? []) for (const facet of facets[kind]) names.set(facet.value, labelOf(facet))
    return [...names]
      .map(([value, text]) => ({ value, text }))
      .toSorted((one, other) => (foldLetters(one.text) < foldLetters(other.text) ? -1 : 1))
  }, [data, kind, chosen])
  return { choices, failed: loaded.status === 'failed' }
}

function labelOf(facet: { readonly value: string; readonly label?: string | undefined }): string {
  return facet.label ?? facet.value
}
