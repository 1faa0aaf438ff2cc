import { listStandards } from '../../../../contract/catalogue/standards.ts'
import type { AnswerOf } from '../../../../contract/operation.ts'
import { NotReady } from '../../../api/not-ready.tsx'
import { useAnswer } from '../../../api/use-answer.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { fitsTexts as texts } from '../texts.ts'

type Group = Pick<AnswerOf<typeof listStandards>[number], 'id' | 'name'> & {
  readonly standards: readonly { readonly id: string; readonly name: string }[]
}

interface FitsChoiceProps {
  /** The ids of the chosen standards. */
  readonly chosen: readonly string[]
  /** Disables the choice during the request. */
  readonly busy: boolean
  readonly onChange: (chosen: readonly string[]) => void
}

/** Chooses the standards that a product fits, by group. An unknown chosen id stays, shown as itself. */
export function FitsChoice({ chosen, busy, onChange }: FitsChoiceProps) {
  const [groups, reload] = useAnswer(listStandards, {}, { reloadOnReturn: false })
  if (groups.status !== 'ready')
    return <NotReady loaded={groups} texts={texts} lines={4} bare reload={reload} />
  const toggle = (id: string, ticked: boolean) =>
    onChange(ticked ? [...chosen, id] : chosen.filter((other) => other !== id))
  return (
    <>
      <p className="soft">{texts.hint}</p>
      {withUnknown(groups.data, chosen).map(({ id, name, standards }) => (
        <details key={id} className="product-section border-t border-t-edge">
          <summary>
            {name} {texts.count(standards.filter((standard) => chosen.includes(standard.id)).length)}
          </summary>
          <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-x-5 gap-y-0">
            <legend className="sr-only">{name}</legend>
            {standards.map((standard) => (
              <Checkbox
                key={standard.id}
                name="fits"
                value={standard.id}
                aria-disabled={busy}
                checked={chosen.includes(standard.id)}
                onChange={(checked) => busy || toggle(standard.id, checked)}
              >
                {standard.name}
              </Checkbox>
            ))}
          </fieldset>
        </details>
      ))}
    </>
  )
}

/** Adds a group for the chosen ids that are in no other group. */
function withUnknown(groups: readonly Group[], chosen: readonly string[]): readonly Group[] {
  const known = new Set(groups.flatMap(({ standards }) => standards.map(({ id }) => id)))
  const unknown = chosen.filter((id) => !known.has(id))
  if (unknown.length === 0) return groups
  return [...groups, { id: '', name: texts.unknown, standards: unknown.map((id) => ({ id, name: id })) }]
}
