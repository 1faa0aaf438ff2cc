import { addMaker, changeMaker, type Maker } from '../../../../contract/catalogue/makers.ts'
import { buildLanguage } from '../../../../contract/languages/build-language.ts'
import { countryName } from '../../../../domain/addresses/country-name.ts'
import { countryNames } from '../../../../domain/orders/countries.ts'
import { isInEurope } from '../../../../domain/shop/european-countries.ts'
import { useApi } from '../../../api/api-context.ts'
import { DraftForm } from '../../../forms/draft-form.tsx'
import { useDraftedForm } from '../../../forms/use-drafted-form.ts'
import { useSubmit } from '../../../forms/use-submit.ts'
import { SelectField, TextArea, TextField } from '../../../ui/fields/text-field.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { makerTexts as texts } from './maker-texts.ts'
import {
  emptyMaker,
  type MakerValues,
  makerOf,
  makerRules,
  makerValuesOf,
  makerWireNames,
  namesResponsible,
} from './maker-values.ts'

interface MakerFormProps {
  /** Null: a new one. */
  readonly maker: Maker | null
  /** Called when the maker is saved, or the form given up. */
  readonly onDone: () => void
}

/** Adds a maker or changes one. What is typed survives errors and reloads. */
export function MakerForm({ maker, onDone }: MakerFormProps) {
  const api = useApi()
  const stored = maker === null ? emptyMaker : makerValuesOf(maker)
  const form = useDraftedForm<MakerValues>(`maker-${maker?._id ?? 'new'}`, stored, makerRules, maker?.version)
  const sending = useSubmit({
    form,
    wireNames: makerWireNames,
    async send(values) {
      const body = makerOf(values)
      if (maker === null) await api.call(addMaker, { body })
      else
        await api.call(changeMaker, { params: { id: maker._id }, body: { ...body, version: form.version } })
      form.sent()
      showToast('success', texts.saved(values.name.trim()))
      onDone()
      return true
    },
  })
  const { busy } = sending
  const title = maker === null ? texts.add : texts.changing(maker.name)
  const field = (name: keyof MakerValues) => ({
    label: texts[name as 'name'],
    autoComplete: 'off',
    readOnly: busy,
    ...form.text(name),
  })
  return (
    <DraftForm form={form} sending={sending} title={title} texts={texts} onDone={onDone}>
      <TextField {...field('name')} hint={texts.nameHint} autoFocus />
      <TextArea {...field('address')} hint={texts.addressHint} rows={3} />
      <SelectField
        label={texts.country}
        choices={countryChoices()}
        disabled={busy}
        {...form.text('country')}
      />
      <TextField {...field('contact')} hint={texts.contactHint} inputMode="email" />
      <TextArea {...field('brands')} hint={texts.brandsHint} rows={2} />
      <Responsible values={form.values} field={field} />
    </DraftForm>
  )
}

interface ResponsibleProps {
  readonly values: MakerValues
  readonly field: (
    name: keyof MakerValues,
  ) => Parameters<typeof TextField>[0] & Parameters<typeof TextArea>[0]
}

/** Renders the fields of the responsible person, with a hint when a maker outside of the European Union lacks one. */
function Responsible({ values, field }: ResponsibleProps) {
  const isMissing = values.country !== '' && !isInEurope(values.country) && !namesResponsible(values)
  return (
    <fieldset className="grid gap-4">
      <legend className="font-semibold">{texts.responsible}</legend>
      <p className="soft">{texts.responsibleHint}</p>
      <p role="status" className="text-warn empty:hidden">
        {isMissing && texts.responsibleMissing}
      </p>
      <TextField {...field('responsibleName')} label={texts.name} />
      <TextArea {...field('responsibleAddress')} label={texts.address} rows={3} />
      <TextField {...field('responsibleContact')} label={texts.contact} inputMode="email" />
    </fieldset>
  )
}

function countryChoices() {
  const names = [...countryNames().keys()].map((value) => ({
    value,
    text: countryName(value, buildLanguage),
  }))
  return [
    { value: '', text: texts.noCountry },
    ...names.toSorted((one, other) => one.text.localeCompare(other.text, buildLanguage)),
  ]
}
