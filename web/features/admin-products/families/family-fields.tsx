import { useId } from 'react'
import { Link } from 'react-router'
import { type Family, listFamilies } from '../../../../contract/catalogue/families.ts'
import { familyKey } from '../../../../domain/catalogue/product-family.ts'
import { useAnswer } from '../../../api/use-answer.ts'
import type { DraftedForm } from '../../../forms/use-drafted-form.ts'
import { dashboardLinks } from '../../../routing/dashboard-links.ts'
import { punctuationTexts } from '../../../texts/punctuation.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/fields/text-field.tsx'
import { idsOf } from '../details/detail-values.ts'
import { filledRows } from '../details/row-values.ts'
import type { SpecRow } from '../details/spec-values.ts'
import type { ProductValues } from '../product-values.ts'
import { familyTexts as texts } from './family-texts.ts'

interface FamilyFieldsProps {
  readonly form: DraftedForm<ProductValues>
  readonly busy: boolean
  /** The id of a stored product. */
  readonly own: string | undefined
}

/** Renders the family of a product: its name, and the keys of the specification by which its members differ. */
export function FamilyFields({ form, busy, own }: FamilyFieldsProps) {
  const [loaded] = useAnswer(listFamilies, {}, { reloadOnReturn: false })
  const families = (loaded.status === 'ready' ? loaded.data : []).filter(
    ({ kind }) => kind === form.values.kind,
  )
  const id = useId()
  const key = familyKey(form.values.family)
  const joined = families.find(({ name }) => familyKey(name) === key)
  return (
    <>
      <p className="soft">{texts.lead}</p>
      <datalist id={id}>
        {families.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label={texts.family}
        hint={texts.familyHint}
        list={id}
        autoComplete="off"
        readOnly={busy}
        {...form.text('family')}
      />
      {joined && <Joined family={joined} form={form} busy={busy} />}
      <Axes form={form} busy={busy} />
      {own !== undefined && form.values.family !== '' && (
        <Link className="row-link justify-self-start" to={dashboardLinks.duplicate(own)}>
          {texts.further}
        </Link>
      )}
    </>
  )
}

/** Says by what the members of a chosen family differ, and takes it over. */
function Joined({ family, form, busy }: Omit<FamilyFieldsProps, 'own'> & { readonly family: Family }) {
  const familyAxes = JSON.stringify(family.axes)
  return (
    <p role="status" className="flex flex-wrap items-center gap-3">
      <span className="soft">{texts.joins(family.members, punctuationTexts.several(family.axes))}</span>
      {familyAxes !== form.values.familyAxes && (
        <Button kind="quiet" disabled={busy} onClick={() => form.change({ familyAxes })}>
          {texts.use}
        </Button>
      )}
    </p>
  )
}

function Axes({ form, busy }: Omit<FamilyFieldsProps, 'own'>) {
  const [first = '', second = ''] = idsOf(form.values.familyAxes)
  const keys = filledRows<SpecRow>(form.values.specs).map(({ key }) => key.trim())
  const choose = (axes: readonly string[]) =>
    form.change({ familyAxes: JSON.stringify([...new Set(axes)].filter((axis) => axis !== '')) })
  const choicesOf = (chosen: string, otherwise: string) => [
    { value: '', text: otherwise },
    ...[...new Set([...keys, chosen])].flatMap((key) => (key === '' ? [] : { value: key, text: key })),
  ]
  return (
    <div className="product-figures min-[44rem]:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      <SelectField
        name="familyAxes"
        label={texts.first}
        hint={texts.axesHint}
        choices={choicesOf(first, texts.choose)}
        value={first}
        disabled={busy}
        problem={form.problems.familyAxes}
        onChange={({ target }) => choose([target.value, second])}
      />
      <SelectField
        label={texts.second}
        choices={choicesOf(second, texts.none)}
        value={second}
        disabled={busy || first === ''}
        onChange={({ target }) => choose([first, target.value])}
      />
    </div>
  )
}
