import { Link } from 'react-router'
import type { CustomerGroup } from '../../../contract/prices/customer-groups.ts'
import { listCustomerGroups } from '../../../contract/prices/customer-groups.ts'
import { useAnswer } from '../../api/use-answer.ts'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { SelectField, TextField } from '../../ui/fields/text-field.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { ruleFormTexts as texts } from './form-texts.ts'
import type { RuleValues } from './rule-values.ts'

interface LimitFieldsProps {
  readonly form: DraftedForm<RuleValues>
  readonly busy: boolean
}

/** Renders the limits of a code, or of a discount in the basket: minimum, uses and customers. */
export function LimitFields({ form, busy }: LimitFieldsProps) {
  const { currency } = useFormats()
  const [groups] = useAnswer(listCustomerGroups, {})
  const all = groups.status === 'ready' ? groups.data : []
  const shared = { autoComplete: 'off', readOnly: busy, hint: texts.noLimit } as const
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold">{texts.limits}</legend>
      <div className="grid gap-4 grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))]">
        <TextField
          {...shared}
          label={texts.inCurrency(texts.minimum, currency)}
          inputMode="decimal"
          {...form.text('minimum')}
        />
        <TextField {...shared} label={texts.mostUses} inputMode="numeric" {...form.text('mostUses')} />
      </div>
      <Checkbox
        name="oncePerAccount"
        checked={form.values.oncePerAccount}
        disabled={busy}
        onChange={(oncePerAccount) => form.change({ oncePerAccount })}
      >
        {texts.oncePerAccount}
      </Checkbox>
      <SelectField
        label={texts.group}
        hint={form.values.group === '' ? undefined : texts.groupHint}
        choices={choicesOf(all, form.values.group)}
        disabled={busy}
        {...form.text('group')}
      />
      <Link className="row-link justify-self-start" to={dashboardLinks.customerGroups}>
        {texts.addGroup}
      </Link>
    </fieldset>
  )
}

/** The chosen group is a choice even before the list has arrived. */
function choicesOf(groups: readonly CustomerGroup[], chosen: string) {
  const isListed = chosen === '' || groups.some(({ _id }) => _id === chosen)
  return [
    { value: '', text: texts.everyone },
    ...(isListed ? [] : [{ value: chosen, text: '…' }]),
    ...groups.map(({ _id, name }) => ({ value: _id, text: name })),
  ]
}
