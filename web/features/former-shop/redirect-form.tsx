import { useMemo } from 'react'
import { movingFieldTexts } from '../../../contract/moving/moving-field-texts.ts'
import { addRedirect, changeRedirect, type RedirectOnWire } from '../../../contract/moving/redirects.ts'
import { useApi } from '../../api/api-context.ts'
import { DraftForm } from '../../forms/draft-form.tsx'
import type { FieldRules } from '../../forms/field-rules.ts'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { redirectTexts as texts } from './texts.ts'

interface RedirectValues {
  readonly from: string
  readonly to: string
  readonly product: string
}

const wireNames = { from: 'from', to: 'to', product: 'product' } as const

const rules: FieldRules<RedirectValues> = {
  from: ({ from }) => (from.trim() === '' ? movingFieldTexts.source : undefined),
  to: ({ to, product }) =>
    to.trim() === '' && product.trim() === '' ? movingFieldTexts.chooseTarget : undefined,
}

interface RedirectFormProps {
  /** Null: a new one. */
  readonly redirect: RedirectOnWire | null
  /** Called when the redirect is saved, or the form given up. */
  readonly onDone: () => void
}

/** Adds a redirect or changes one. */
export function RedirectForm({ redirect, onDone }: RedirectFormProps) {
  const api = useApi()
  const values = useMemo(
    () => ({ from: redirect?.from ?? '', to: redirect?.to ?? '', product: redirect?.product ?? '' }),
    [redirect],
  )
  const form = useDraftedForm<RedirectValues>(`redirect-${redirect?._id ?? 'new'}`, values, rules)
  const sending = useSubmit({
    form,
    wireNames,
    async send({ from, to, product }) {
      const body = { from, ...(to.trim() && { to }), ...(product.trim() && { product }) }
      if (redirect === null) await api.call(addRedirect, { body })
      else await api.call(changeRedirect, { params: { id: redirect._id }, body })
      form.sent()
      showToast('success', texts.saved(from.trim()))
      onDone()
      return true
    },
  })
  const { busy } = sending
  const title = redirect === null ? texts.add : texts.changing(redirect.from)
  const field = { autoComplete: 'off', spellCheck: false, readOnly: busy } as const
  return (
    <DraftForm form={form} sending={sending} title={title} texts={texts} onDone={onDone}>
      <TextField label={texts.from} hint={texts.fromHint} autoFocus {...field} {...form.text('from')} />
      <TextField label={texts.to} hint={texts.toHint} {...field} {...form.text('to')} />
      <TextField label={texts.product} hint={texts.productHint} {...field} {...form.text('product')} />
    </DraftForm>
  )
}
