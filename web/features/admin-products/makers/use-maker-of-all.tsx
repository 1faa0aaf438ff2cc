import { useCallback, useState } from 'react'
import { listMakers } from '../../../../contract/catalogue/makers.ts'
import { changeItem } from '../../../../contract/catalogue/managed-items.ts'
import { changeTool } from '../../../../contract/catalogue/tools.ts'
import { useApi } from '../../../api/api-context.ts'
import { useHost } from '../../../api/host.ts'
import type { Product } from '../../../api/rows/products.ts'
import { useAnswer } from '../../../api/use-answer.ts'
import { useBulk } from '../../../forms/use-bulk.ts'
import { SelectField } from '../../../ui/fields/text-field.tsx'
import type { BulkAction } from '../../../ui/table/use-selection.ts'
import { makerChoiceTexts } from './maker-texts.ts'

const { bulk: texts, maker: label } = makerChoiceTexts
const keyOf = (product: Product) => product._id
const always = () => true
/** The choice that removes the maker. */
const removal = '-'

/** Returns the action that sets the maker of several products; undefined at another backend. */
export function useMakerOfAll(kind: 'tool' | 'part'): BulkAction<Product> | undefined {
  const api = useApi()
  const offered = useHost().offers(listMakers)
  const [chosen, setChosen] = useState('')
  const [wrong, setWrong] = useState(false)
  const run = useBulk(
    keyOf,
    useCallback(
      ({ _id: id }: Product) => {
        const body = { maker: chosen === removal ? null : chosen }
        return api.call(kind === 'part' ? changeItem : changeTool, { params: { id }, body })
      },
      [api, kind, chosen],
    ),
  )
  if (!offered) return undefined
  const choose = (maker: string) => {
    setChosen(maker)
    setWrong(false)
  }
  return {
    label: texts.label,
    confirm: texts.confirm,
    done: texts.done,
    may: always,
    fields: <Choice chosen={chosen} problem={wrong ? texts.missing : undefined} onChoose={choose} />,
    onAsk: () => choose(''),
    check() {
      setWrong(chosen === '')
      return chosen !== ''
    },
    run,
  }
}

interface ChoiceProps {
  readonly chosen: string
  readonly problem: string | undefined
  readonly onChoose: (maker: string) => void
}

/** Loads the makers when the question opens. */
function Choice({ chosen, problem, onChoose }: ChoiceProps) {
  const [makers] = useAnswer(listMakers, {})
  if (makers.status === 'failed') return <p className="text-warn">{makerChoiceTexts.failed}</p>
  const all = makers.status === 'ready' ? makers.data : []
  return (
    <SelectField
      label={label}
      name="maker"
      value={chosen}
      problem={problem}
      choices={[
        { value: '', text: texts.choose },
        ...all.map(({ _id, name }) => ({ value: _id, text: name })),
        { value: removal, text: texts.remove },
      ]}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}
