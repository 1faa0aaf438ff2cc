import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ruleFormTexts as texts } from './form-texts.ts'
import { RadioRow } from './radio-row.tsx'
import type { RuleValues } from './rule-values.ts'
import { suggestCode } from './suggest-code.ts'

const ways = ['sale', 'code', 'basket'] as const

interface WayFieldsProps {
  readonly form: DraftedForm<RuleValues>
  readonly busy: boolean
  /** Then the kind and the code stay. */
  readonly hasBegun: boolean
}

/** Renders the kind of a discount, its name, and the code of one that has a code. */
export function WayFields({ form, busy, hasBegun }: WayFieldsProps) {
  const { way, name } = form.values
  return (
    <>
      <RadioRow
        legend={texts.way}
        name="way"
        chosen={way}
        choices={ways.map((value) => ({ value, text: texts.ways[value], hint: texts.wayHints[value] }))}
        disabled={busy || hasBegun}
        onChoose={(chosen) => form.change({ way: chosen })}
      />
      {hasBegun && <p className="soft">{texts.wayStays}</p>}
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        readOnly={busy}
        {...form.text('name')}
      />
      {way === 'code' && (
        <div className="grid gap-2">
          <TextField
            label={texts.code}
            hint={texts.codeHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            readOnly={busy || hasBegun}
            {...form.text('code')}
          />
          {!hasBegun && (
            <Button
              kind="quiet"
              className="button-row justify-self-start"
              disabled={busy}
              onClick={() => form.change({ code: suggestCode(name) })}
            >
              {texts.suggest}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
