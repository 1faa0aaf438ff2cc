import { useCallback, useRef, useState } from 'react'
import { useApi } from '../../../api/api-context.ts'
import { undefinedIfRefused } from '../../../api/api-error.ts'
import { getTool } from '../../../api/rows/catalogue.ts'
import { useProductSearch } from '../../../api/search-while-typing.ts'
import { useLoaded } from '../../../api/use-loaded.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useFormats } from '../../../ui/values/formats.ts'
import { needsTexts as texts } from '../texts.ts'

interface NeedsChoiceProps {
  /** The product's own id, because a product cannot need itself; undefined for a new product. */
  readonly own?: string | undefined
  /** The ids of the chosen products. */
  readonly chosen: readonly string[]
  readonly busy: boolean
  readonly onChange: (chosen: readonly string[]) => void
}

/** The most products, from the contract. */
const most = 12

/** Number of products that the search returns, before parts are left out. */
const limit = 10

/** Chooses the products that the work also needs: a search adds products, and each can be removed. */
export function NeedsChoice({ own, chosen, busy, onChange }: NeedsChoiceProps) {
  const formats = useFormats()
  const [words, setWords] = useState('')
  const [added, setAdded] = useState<ReadonlyMap<string, string>>(new Map())
  const field = useRef<HTMLInputElement>(null)
  const names = useNames(chosen)
  const nameOf = (id: string) => added.get(id) ?? names.get(id) ?? id
  const search = useProductSearch(words.trim(), limit)
  const found = (search?.answer?.results ?? []).filter(
    ({ kind, _id }) => kind === 'tool' && _id !== own && !chosen.includes(_id),
  )

  function add(id: string, name: string): void {
    setAdded((before) => new Map(before).set(id, name))
    onChange([...chosen, id])
    setWords('')
    // The focused button disappears with the results.
    field.current?.focus()
  }
  return (
    <>
      <p className="soft">{texts.hint}</p>
      {chosen.length > 0 && (
        <ul className="grid gap-2">
          {chosen.map((id) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              <span>{nameOf(id)}</span>
              <Button
                kind="quiet"
                busy={busy}
                onClick={() => {
                  onChange(chosen.filter((other) => other !== id))
                  field.current?.focus()
                }}
              >
                {texts.remove} <span className="sr-only">{nameOf(id)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        ref={field}
        label={texts.find}
        hint={chosen.length < most ? texts.findHint : texts.full}
        autoComplete="off"
        value={words}
        readOnly={busy || chosen.length >= most}
        onChange={(event) => setWords(event.target.value)}
        // Otherwise Enter would submit the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul className="grid gap-2" aria-label={texts.found}>
        {found.map(({ _id, name }) => (
          <li key={_id}>
            <Button kind="quiet" busy={busy} onClick={() => add(_id, name)}>
              {texts.add(name)}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {words.trim() !== '' && texts.count(formats, found.length)}
      </p>
    </>
  )
}

/** Returns the names of the initially chosen products, by id. Products that failed to load are missing. */
function useNames(chosen: readonly string[]): ReadonlyMap<string, string> {
  const api = useApi()
  const [ids] = useState(chosen)
  const load = useCallback(
    async (signal: AbortSignal) => {
      const products = await Promise.all(
        ids.map((id) => api.call(getTool, { params: { id } }, { signal }).catch(undefinedIfRefused)),
      )
      return new Map(products.flatMap((product) => (product ? [[product._id, product.name] as const] : [])))
    },
    [api, ids],
  )
  const [names] = useLoaded(load, { reloadOnReturn: false })
  return names.status === 'ready' ? names.data : new Map()
}
