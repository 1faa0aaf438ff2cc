import { useId } from 'react'
import { listSpecKeys, type SpecKeyOnWire } from '../../../../contract/catalogue/spec-keys.ts'
import { IfOffered } from '../../../api/if-offered.tsx'
import { useAnswer } from '../../../api/use-answer.ts'
import type { DraftedForm } from '../../../forms/use-drafted-form.ts'
import type { ProductValues } from '../product-values.ts'
import { detailTexts as texts } from '../texts.ts'
import { OwnSpecKeys } from './own-spec-keys.tsx'
import { type SpecRow, specList } from './spec-values.ts'
import { TypedRows } from './typed-rows.tsx'

interface SpecRowsProps {
  readonly form: DraftedForm<ProductValues>
  /** Makes the fields read-only during the request. */
  readonly busy: boolean
}

/** Renders the rows of a specification. Adds explanations and the owner's keys if {host} offers the dictionary. */
export function SpecRows(props: SpecRowsProps) {
  return (
    <>
      <p className="soft">{texts.specsHint}</p>
      <IfOffered operation={listSpecKeys} otherwise={<Rows {...props} dictionary={[]} />}>
        <ExplainedRows {...props} />
      </IfOffered>
    </>
  )
}

/** If the dictionary fails to load, the rows have no explanations and the form still works. */
function ExplainedRows(props: SpecRowsProps) {
  const [loaded] = useAnswer(listSpecKeys, {}, { reloadOnReturn: false })
  const dictionary = loaded.status === 'ready' ? loaded.data : []
  return (
    <>
      <Rows {...props} dictionary={dictionary} />
      {loaded.status === 'ready' && <OwnSpecKeys keys={dictionary.filter(({ own }) => own)} />}
    </>
  )
}

function Rows({ form, busy, dictionary }: SpecRowsProps & { readonly dictionary: readonly SpecKeyOnWire[] }) {
  const id = useId()
  const knownOf = (key: string) => dictionary.find((known) => known.key === key.trim())
  return (
    <>
      <datalist id={id}>
        {dictionary.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </datalist>
      <TypedRows<SpecRow>
        list={specList}
        text={form.values.specs}
        problems={form.problems}
        busy={busy}
        texts={texts}
        field={(column) => ({ label: texts[column], ...(column === 'key' && { list: id }) })}
        below={({ key }) => {
          const known = knownOf(key)
          return known && <p className="soft">{texts.explained(known.name, known.meaning)}</p>
        }}
        completed={(row, column) => {
          const unit = column === 'key' && row.unit === '' ? knownOf(row.key)?.unit : undefined
          return unit === undefined ? row : { ...row, unit }
        }}
        onChange={(specs) => form.change({ specs })}
      />
    </>
  )
}
