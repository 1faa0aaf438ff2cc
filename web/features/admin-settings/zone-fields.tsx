import type { ChangeEvent } from 'react'
import type { FieldProblems } from '../../forms/field-rules.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { SelectField, TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { labelTexts } from '../../ui/values/value-texts.ts'
import { ratesTexts as texts } from './texts.ts'
import type { StepTexts, ZoneTexts } from './zone-rows.ts'

interface ZoneFieldsProps {
  readonly zone: ZoneTexts
  readonly index: number
  /** By fields such as `zones.0.steps.1.fee`. */
  readonly problems: FieldProblems
  readonly busy: boolean
  readonly change: (changed: Partial<ZoneTexts>) => void
  readonly remove: () => void
}

type Field = 'name' | 'countries' | 'by' | 'freeFrom'

/** Renders a zone: its countries, the steps of its price, and from when delivery is free. */
export function ZoneFields({ zone, index, problems, busy, change, remove }: ZoneFieldsProps) {
  const wiring = (field: Field) => ({
    ...wrong(problems[`zones.${index}.${field}`]),
    value: zone[field],
    readOnly: busy,
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [field]: target.value }),
  })
  return (
    <fieldset className="grid gap-4 border border-line p-4 min-w-0 max-[26rem]:p-3">
      <legend className="font-semibold px-2 wrap-anywhere">{texts.zone(zone.name, index + 1)}</legend>
      <TextField label={texts.name} hint={texts.nameHint} {...wiring('name')} />
      <TextArea label={texts.countries} hint={texts.countriesHint} rows={3} {...wiring('countries')} />
      <SelectField
        label={texts.by}
        choices={texts.byChoices}
        value={zone.by}
        disabled={busy}
        {...wrong(problems[`zones.${index}.by`])}
        onChange={({ target }) => change({ by: target.value })}
      />
      <Steps
        zone={zone}
        index={index}
        problems={problems}
        busy={busy}
        change={(steps) => change({ steps })}
      />
      <TextField
        label={texts.freeFrom}
        hint={texts.freeFromHint}
        inputMode="decimal"
        {...wiring('freeFrom')}
      />
      <Button kind="quiet" className="justify-self-start" onClick={remove}>
        {texts.removeZone}
        <span className="sr-only">{labelTexts.after(texts.zone(zone.name, index + 1))}</span>
      </Button>
    </fieldset>
  )
}

/** A control with a problem has the form's name of all zones, so that the form moves the focus to it. */
function wrong(problem: string | undefined) {
  return problem === undefined ? {} : { name: 'zones', problem }
}

interface StepsProps extends Pick<ZoneFieldsProps, 'zone' | 'index' | 'problems' | 'busy'> {
  readonly change: (steps: readonly StepTexts[]) => void
}

function Steps({ zone, index, problems, busy, change }: StepsProps) {
  const { steps } = zone
  const by = zone.by === 'weight' ? 'weight' : 'amount'
  const problem = problems[`zones.${index}.steps`]
  const wiring = (place: number, field: keyof StepTexts) => ({
    ...wrong(problems[`zones.${index}.steps.${place}.${field}`]),
    value: steps[place]?.[field] ?? '',
    readOnly: busy,
    autoComplete: 'off',
    inputMode: 'decimal' as const,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      change(steps.map((step, at) => (at === place ? { ...step, [field]: target.value } : step))),
  })
  return (
    <fieldset className="grid gap-3 min-w-0">
      <legend className="font-semibold mb-2">{texts.steps}</legend>
      {steps.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity; their fields are controlled.
        <div key={place} className="grid grid-cols-2 gap-3 items-start min-[26rem]:grid-cols-[1fr_1fr_auto]">
          <TextField label={texts.from[by]} {...wiring(place, 'from')} />
          <TextField label={texts.fee} {...wiring(place, 'fee')} />
          {steps.length > 1 && (
            <Button
              kind="quiet"
              className="justify-self-start max-[26rem]:col-span-2 min-[26rem]:mt-7"
              onClick={() => change(steps.toSpliced(place, 1))}
            >
              <span className="max-[26rem]:hidden" aria-hidden="true">
                ×
              </span>
              <span className="min-[26rem]:sr-only">{texts.removeStep(place + 1)}</span>
            </Button>
          )}
        </div>
      ))}
      {problem && <FieldError id={`zone-${index}-steps`} text={problem} />}
      <Button
        kind="quiet"
        className="justify-self-start"
        onClick={() => change([...steps, { from: '', fee: '' }])}
      >
        {texts.addStep}
      </Button>
    </fieldset>
  )
}
