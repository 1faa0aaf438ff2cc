import { useMemo } from 'react'
import {
  type ApiKey,
  addApiKey,
  changeApiKey,
  type KeyOperation,
  listKeyOperations,
} from '../../../contract/desk/api-keys.ts'
import { useApi } from '../../api/api-context.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { DraftForm } from '../../forms/draft-form.tsx'
import { type DraftedForm, useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useFormats } from '../../ui/values/formats.ts'
import {
  dayIn,
  type KeyValues,
  keyOf,
  keyRules,
  keyValuesOf,
  keyWireNames,
  newKeyValues,
  rightsIn,
  usualDays,
} from './key-values.ts'
import { presetNames, presets } from './presets.ts'
import { RightsFields } from './rights-fields.tsx'
import { keyFormTexts as texts } from './texts.ts'

/** A new key with its secret, which no other answer has. */
export interface NewKey {
  readonly name: string
  readonly secret: string
}

interface KeyFormProps {
  /** Null: a new one. */
  readonly stored: ApiKey | null
  /** Called when the form is saved or given up, with the new key if one was made. */
  readonly onDone: (made: NewKey | undefined) => void
}

const newTexts = { save: texts.makeIt, saving: texts.makingIt, cancel: texts.cancel }

/** Makes a key or changes one, once the rights that the shop offers are loaded. */
export function KeyForm({ stored, onDone }: KeyFormProps) {
  const [loaded, reload] = useAnswer(listKeyOperations, {}, { reloadOnReturn: false })
  if (loaded.status !== 'ready') return <NotReady loaded={loaded} texts={texts} lines={8} reload={reload} />
  return <Fields stored={stored} operations={loaded.data} onDone={onDone} />
}

interface FieldsProps extends KeyFormProps {
  readonly operations: readonly KeyOperation[]
}

function Fields({ stored, operations, onDone }: FieldsProps) {
  const api = useApi()
  const formats = useFormats()
  const values = useMemo(
    () => (stored === null ? newKeyValues(formats) : keyValuesOf(formats, stored)),
    [formats, stored],
  )
  const rules = useMemo(() => keyRules(stored), [stored])
  const form = useDraftedForm<KeyValues>(`api-key-${stored?._id ?? 'new'}`, values, rules, stored?.version)
  const sending = useSubmit({
    form,
    wireNames: keyWireNames,
    async send(typed) {
      const body = keyOf(formats, typed, stored)
      const made = stored === null ? await api.call(addApiKey, { body }) : undefined
      if (stored !== null) {
        await api.call(changeApiKey, { params: { id: stored._id }, body: { ...body, version: form.version } })
        showToast('success', texts.saved(body.name))
      }
      form.sent()
      onDone(made && { name: body.name, secret: made.secret })
      return true
    },
  })
  const { busy } = sending
  const title = stored === null ? texts.making : texts.changing(stored.name)
  const words = stored === null ? newTexts : texts
  return (
    <DraftForm form={form} sending={sending} title={title} texts={words} onDone={() => onDone(undefined)}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        autoFocus
        readOnly={busy}
        {...form.text('name')}
      />
      <Presets form={form} operations={operations} busy={busy} />
      <RightsFields
        operations={operations}
        chosen={rightsIn(form.values)}
        problem={form.problems.rights}
        busy={busy}
        onChoose={(rights) => form.change({ rights: JSON.stringify(rights) })}
      />
      <LastDay form={form} busy={busy} />
    </DraftForm>
  )
}

interface PartProps {
  readonly form: DraftedForm<KeyValues>
  readonly busy: boolean
}

/** Renders the usual choices; each replaces the rights, and gives a key without a name its own. */
function Presets({ form, operations, busy }: PartProps & Pick<FieldsProps, 'operations'>) {
  const offered = new Set(operations.map(({ id }) => id))
  const chosen = rightsIn(form.values)
  return (
    <fieldset className="grid min-w-0 gap-2" disabled={busy}>
      <legend className="mb-1 font-semibold">{texts.presets}</legend>
      <div className="grid gap-2 grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))]">
        {presetNames.map((name) => {
          const rights = presets[name].filter((id) => offered.has(id))
          const isChosen = rights.length === chosen.length && rights.every((id) => chosen.includes(id))
          return (
            <button
              key={name}
              type="button"
              className="button button-quiet grid justify-start justify-items-start content-start text-start aria-pressed:outline-2 aria-pressed:outline-ink"
              aria-pressed={isChosen}
              onClick={() =>
                form.change({
                  rights: JSON.stringify(rights),
                  ...(form.values.name.trim() === '' && { name: texts.preset[name] }),
                })
              }
            >
              <span className="font-semibold">{texts.preset[name]}</span>
              <small className="text-note font-normal">{texts.presetHints[name]}</small>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

function LastDay({ form, busy }: PartProps) {
  const formats = useFormats()
  const quick = [
    { text: texts.in90Days, day: () => dayIn(formats, 90) },
    { text: texts.inAYear, day: () => dayIn(formats, usualDays) },
    { text: texts.never, day: () => '' },
  ]
  return (
    <div className="grid gap-2">
      <TextField
        label={texts.endsOn}
        hint={texts.endHint}
        type="date"
        readOnly={busy}
        {...form.text('endsOn')}
      />
      <p className="sr-only">{texts.quick}</p>
      <div className="flex flex-wrap gap-2">
        {quick.map(({ text, day }) => (
          <Button
            key={text}
            kind="quiet"
            className="button-row"
            disabled={busy}
            onClick={() => form.change({ endsOn: day() })}
          >
            {text}
          </Button>
        ))}
      </div>
    </div>
  )
}
