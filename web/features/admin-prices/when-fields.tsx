import { zoneName } from '../../../domain/writing/zone-name.ts'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { ruleFormTexts as texts } from './form-texts.ts'
import { sevenDaysFrom, weekendFrom } from './quick-times.ts'
import type { RuleValues } from './rule-values.ts'

interface WhenFieldsProps {
  readonly form: DraftedForm<RuleValues>
  readonly busy: boolean
}

/** Renders the start and the end of a discount on the shop's clocks, with quick choices. */
export function WhenFields({ form, busy }: WhenFieldsProps) {
  const { timeZone } = useFormats()
  const quick = [
    { text: texts.weekend, times: () => weekendFrom(timeZone, Date.now()) },
    { text: texts.sevenDays, times: () => sevenDaysFrom(timeZone, Date.now()) },
    { text: texts.untilStopped, times: () => ({ endsAt: '' }) },
  ]
  const time = (name: 'startsAt' | 'endsAt') => ({
    type: 'datetime-local',
    readOnly: busy,
    ...form.text(name),
  })
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold">{texts.when(zoneName(timeZone))}</legend>
      <p className="sr-only">{texts.quick}</p>
      <div className="flex flex-wrap gap-2">
        {quick.map(({ text, times }) => (
          <Button
            key={text}
            kind="quiet"
            className="button-row"
            disabled={busy}
            onClick={() => form.change(times())}
          >
            {text}
          </Button>
        ))}
      </div>
      <div className="grid gap-4 grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))]">
        <TextField label={texts.startsAt} hint={texts.startHint} {...time('startsAt')} />
        <TextField label={texts.endsAt} hint={texts.endHint} {...time('endsAt')} />
      </div>
    </fieldset>
  )
}
