import { useMemo } from 'react'
import type { AnswerOf } from '../../../contract/operation.ts'
import {
  addCustomerGroup,
  type CustomerGroup,
  changeCustomerGroup,
  getCustomerGroup,
} from '../../../contract/prices/customer-groups.ts'
import { listPriceLists, type PriceList } from '../../../contract/prices/price-lists.ts'
import { useApi } from '../../api/api-context.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { DraftForm } from '../../forms/draft-form.tsx'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { useAllowed } from '../../session/rights.tsx'
import { SelectField, TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { groupTexts as texts } from './group-texts.ts'
import {
  emailsIn,
  emptyGroup,
  type GroupValues,
  groupOf,
  groupRules,
  groupWireNames,
} from './group-values.ts'
import { usePriceLists } from './use-price-lists.ts'

type StoredGroup = AnswerOf<typeof getCustomerGroup>

interface GroupFormProps {
  /** Null: a new one. */
  readonly group: CustomerGroup | null
  /** Called when the group is saved, or the form given up. */
  readonly onDone: () => void
}

/** Adds a group or changes one, whose members are loaded first. */
export function GroupForm({ group, onDone }: GroupFormProps) {
  return group === null ? (
    <Fields stored={null} onDone={onDone} />
  ) : (
    <OfStored id={group._id} onDone={onDone} />
  )
}

function OfStored({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const [loaded, reload] = useAnswer(getCustomerGroup, { params: { id } }, { reloadOnReturn: false })
  if (loaded.status !== 'ready') return <NotReady loaded={loaded} texts={texts} lines={6} reload={reload} />
  return <Fields stored={loaded.data} onDone={onDone} />
}

function Fields({ stored, onDone }: { readonly stored: StoredGroup | null; readonly onDone: () => void }) {
  const api = useApi()
  const formats = useFormats()
  const isOffered = useAllowed()(listPriceLists)
  const [lists] = usePriceLists(isOffered)
  const values = useMemo(
    () =>
      stored === null
        ? emptyGroup
        : { name: stored.name, emails: stored.emails.join('\n'), priceList: stored.priceList ?? '' },
    [stored],
  )
  const form = useDraftedForm<GroupValues>(
    `customer-group-${stored?._id ?? 'new'}`,
    values,
    groupRules,
    stored?.version,
  )
  const sending = useSubmit({
    form,
    wireNames: groupWireNames,
    async send(typed) {
      const body = groupOf(typed, isOffered)
      if (stored === null) await api.call(addCustomerGroup, { body })
      else
        await api.call(changeCustomerGroup, {
          params: { id: stored._id },
          body: { ...body, version: form.version },
        })
      form.sent()
      showToast('success', texts.saved(typed.name.trim()))
      onDone()
      return true
    },
  })
  const { busy } = sending
  const title = stored === null ? texts.add : texts.changing(stored.name)
  const members = useMemo(() => emailsIn(form.values.emails).length, [form.values.emails])
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
      <TextArea
        label={texts.emails}
        hint={texts.emailsHint}
        rows={10}
        autoComplete="off"
        spellCheck={false}
        readOnly={busy}
        {...form.text('emails')}
      />
      {isOffered && (
        <SelectField
          label={texts.priceList}
          hint={texts.priceListHint}
          choices={choicesOf(lists.status === 'ready' ? lists.data : [], form.values.priceList)}
          disabled={busy}
          {...form.text('priceList')}
        />
      )}
      <p role="status" className="soft">
        {texts.count(formats, members)}
      </p>
    </DraftForm>
  )
}

/** The chosen list is a choice even before the lists have arrived. */
function choicesOf(lists: readonly PriceList[], chosen: string) {
  const isListed = chosen === '' || lists.some(({ _id }) => _id === chosen)
  return [
    { value: '', text: texts.noPriceList },
    ...(isListed ? [] : [{ value: chosen, text: '…' }]),
    ...lists.map(({ _id, name }) => ({ value: _id, text: name })),
  ]
}
