import { useMemo } from 'react'
import { addPriceList, changePriceList, type PriceList } from '../../../contract/prices/price-lists.ts'
import { useApi } from '../../api/api-context.ts'
import { DraftForm } from '../../forms/draft-form.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { type ListValues, listOfValues, listRules, listValuesOf, listWireNames } from './list-values.ts'
import { priceListTexts as texts } from './price-list-texts.ts'

interface ListFormProps {
  /** Null: a new one. */
  readonly list: PriceList | null
  /** Called when the list is saved, or the form given up. */
  readonly onDone: () => void
}

/** Adds a price list, or changes the name and the rate of one. */
export function ListForm({ list, onDone }: ListFormProps) {
  const api = useApi()
  const formats = useFormats()
  const values = useMemo(() => listValuesOf(formats, list), [formats, list])
  const form = useDraftedForm<ListValues>(
    `price-list-${list?._id ?? 'new'}`,
    values,
    listRules,
    list?.version,
  )
  const sending = useSubmit({
    form,
    wireNames: listWireNames,
    async send(typed) {
      const body = listOfValues(formats, typed)
      if (list === null) await api.call(addPriceList, { body })
      else
        await api.call(changePriceList, {
          params: { id: list._id },
          body: { ...body, version: form.version },
        })
      form.sent()
      showToast('success', texts.saved(typed.name.trim()))
      onDone()
      return true
    },
  })
  const { busy } = sending
  const title = list === null ? texts.add : texts.changing(list.name)
  return (
    <DraftForm form={form} sending={sending} title={title} texts={texts} onDone={onDone}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        autoFocus
        readOnly={busy}
        {...form.text('name')}
      />
      <TextField
        label={texts.percent}
        hint={texts.percentHint}
        inputMode="decimal"
        autoComplete="off"
        readOnly={busy}
        {...form.text('percent')}
      />
    </DraftForm>
  )
}
