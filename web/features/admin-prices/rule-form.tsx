import { useLayoutEffect, useMemo, useRef } from 'react'
import { addPriceRule, changePriceRule, type WirePriceRule } from '../../../contract/prices/price-rules.ts'
import { useApi } from '../../api/api-context.ts'
import { EarlierDraft } from '../../forms/earlier-draft.tsx'
import { Form } from '../../forms/form.tsx'
import { keptInTab, sendOnce } from '../../forms/kept-attempt.ts'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { ruleFormTexts as texts } from './form-texts.ts'
import { LimitFields } from './limit-fields.tsx'
import { OffFields } from './off-fields.tsx'
import { RulePreview } from './rule-preview.tsx'
import {
  copiedValues,
  emptyRule,
  type RuleValues,
  ruleOf,
  ruleRules,
  ruleValuesOf,
  ruleWireNames,
  typedInstant,
} from './rule-values.ts'
import { TargetFields } from './target-fields.tsx'
import { WayFields } from './way-fields.tsx'
import { WhenFields } from './when-fields.tsx'

/** The name of the draft of a new discount. */
export const newRuleDraft = 'price-rule-new'

/** What the form is opened for: a new discount, a change of one, or a copy. */
export interface Editing {
  readonly rule: WirePriceRule | null
  readonly copy?: boolean
}

interface RuleFormProps {
  readonly editing: Editing
  /** Called when the discount is saved, or the form given up. */
  readonly onDone: () => void
}

/** Adds a discount or changes one, with a preview. What is typed survives errors and reloads. */
export function RuleForm({ editing, onDone }: RuleFormProps) {
  const api = useApi()
  const formats = useFormats()
  const { rule, copy = false } = editing
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that opened the form is gone.
  useLayoutEffect(() => heading.current?.focus(), [])
  const changed = copy ? null : rule
  const stored = useMemo(() => storedValues(formats, editing), [formats, editing])
  const draft = rule === null ? newRuleDraft : `price-rule-${copy ? 'copy' : 'of'}-${rule._id}`
  const form = useDraftedForm<RuleValues>(draft, stored, ruleRules, changed?.version)
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames: { ...ruleWireNames, off: form.values.offKind },
    async send(values) {
      const body = ruleOf(formats, values, changed ?? undefined)
      if (changed === null) {
        await sendOnce(keptInTab(`${draft}-attempt`), body, (key) =>
          api.call(addPriceRule, { headers: { 'idempotency-key': key }, body }),
        )
      } else
        await api.call(changePriceRule, {
          params: { id: changed._id },
          body: { ...body, version: form.version },
        })
      form.sent()
      showToast('success', savedText(formats, values, changed !== null))
      onDone()
      return true
    },
  })
  const hasBegun = changed !== null && changed.phase !== 'planned'
  const title = titleOf(editing)
  return (
    <Form
      className="card card-padded grid gap-6 min-w-0 @min-[60rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      busy={busy}
      label={title}
      onSubmit={onSubmit}
    >
      <div className="grid content-start gap-6 min-w-0">
        <h2 className="text-xl tracking-tight" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <EarlierDraft form={form} />
        <WayFields form={form} busy={busy} hasBegun={hasBegun} />
        <OffFields form={form} busy={busy} />
        <TargetFields form={form} busy={busy} />
        <WhenFields form={form} busy={busy} />
        {form.values.way !== 'sale' && <LimitFields form={form} busy={busy} />}
        <div className="actions">
          <Button kind="go" type="submit" busy={busy}>
            {busy ? texts.saving : submitText(formats, form.values, changed)}
          </Button>
          <Button
            kind="quiet"
            disabled={busy}
            onClick={() => {
              form.discard()
              onDone()
            }}
          >
            {texts.cancel}
          </Button>
        </div>
        {problem && <Alert message={problem} />}
      </div>
      <RulePreview values={form.values} isChange={changed !== null} />
    </Form>
  )
}

function storedValues(formats: Formats, { rule, copy = false }: Editing): RuleValues {
  if (rule === null) return emptyRule
  return copy ? copiedValues(formats, rule, Date.now()) : ruleValuesOf(formats, rule)
}

function titleOf({ rule, copy = false }: Editing): string {
  if (rule === null) return texts.add
  return copy ? texts.copying(rule.name) : texts.changing(rule.name)
}

/** Says on the button whether the discount begins at once. */
function submitText(formats: Formats, values: RuleValues, changed: WirePriceRule | null): string {
  if (changed !== null) return texts.save
  return isPlanned(formats, values) ? texts.plan : texts.start
}

function savedText(formats: Formats, values: RuleValues, isChange: boolean): string {
  const name = values.name.trim()
  if (isChange) return texts.saved(name)
  return isPlanned(formats, values) ? texts.planned(name) : texts.started(name)
}

function isPlanned(formats: Formats, { startsAt }: RuleValues): boolean {
  const start = typedInstant(formats, startsAt, 'first')
  return typeof start === 'number' && start > Date.now()
}
