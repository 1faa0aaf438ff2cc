import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { SelectField, TextField } from '../../ui/fields/text-field.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { type FormTexts, problemsIn } from './section-values.ts'
import { fieldTexts, settingsTexts, ratesTexts as texts } from './texts.ts'
import { ZoneFields } from './zone-fields.tsx'
import { newZone, type ZoneTexts, zonesIn, zonesText } from './zone-rows.ts'

interface RatesFieldsProps {
  readonly form: DraftedForm<FormTexts>
  /** The values in force. */
  readonly stored: FormTexts
  readonly busy: boolean
}

/** Renders the zones of delivery with their steps, and the fields that apply to all of them. */
export function RatesFields({ form, stored, busy }: RatesFieldsProps) {
  const formats = useFormats()
  const zones = zonesIn(form.values.zones)
  const problems = form.problems.zones === undefined ? {} : problemsIn(formats, 'rates', form.values)
  const change = (next: readonly ZoneTexts[], others: FormTexts = {}) =>
    form.change({ zones: zonesText(next), ...others })

  function remove(index: number): void {
    const { defaultZone = '' } = form.values
    const rest = zones.toSpliced(index, 1)
    if (defaultZone === '' || Number(defaultZone) < index) change(rest)
    else change(rest, { defaultZone: Number(defaultZone) === index ? '' : String(Number(defaultZone) - 1) })
  }

  return (
    <div className="grid gap-5">
      {zones.length === 0 && <p>{texts.noZones}</p>}
      {zones.map((zone, index) => (
        <ZoneFields
          key={zone.key}
          zone={zone}
          index={index}
          problems={problems}
          busy={busy}
          change={(changed) => change(zones.with(index, { ...zone, ...changed }))}
          remove={() => remove(index)}
        />
      ))}
      {problems.zones && <FieldError id="zones-problem" text={problems.zones} />}
      <Button kind="quiet" className="justify-self-start" onClick={() => change([...zones, newZone(zones)])}>
        {texts.addZone}
      </Button>
      {zones.length > 0 && <ForAllZones form={form} zones={zones} busy={busy} />}
      {form.values.zones !== stored.zones && form.isOutdated && (
        <Button kind="quiet" className="justify-self-start" onClick={() => form.change(stored)}>
          {settingsTexts.takeTheirs}
        </Button>
      )}
    </div>
  )
}

interface ForAllZonesProps {
  readonly form: DraftedForm<FormTexts>
  readonly zones: readonly ZoneTexts[]
  readonly busy: boolean
}

function ForAllZones({ form, zones, busy }: ForAllZonesProps) {
  const { defaultZone, home, pieceGrams } = fieldTexts.rates
  const choices = [
    { value: '', text: texts.notDelivered },
    ...zones.map(({ name }, index) => ({ value: String(index), text: texts.zone(name, index + 1) })),
  ]
  return (
    <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
      <SelectField
        label={defaultZone?.label ?? ''}
        hint={defaultZone?.hint}
        {...form.text('defaultZone')}
        choices={choices}
        disabled={busy}
      />
      <TextField
        label={home?.label ?? ''}
        hint={home?.hint}
        {...form.text('home')}
        readOnly={busy}
        autoComplete="off"
      />
      {zones.some(({ by }) => by === 'weight') && (
        <TextField
          label={pieceGrams?.label ?? ''}
          hint={pieceGrams?.hint}
          {...form.text('pieceGrams')}
          readOnly={busy}
          autoComplete="off"
          inputMode="decimal"
        />
      )}
    </div>
  )
}
