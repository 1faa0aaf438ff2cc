import { useRef } from 'react'
import { changeItem } from '../../../../contract/catalogue/managed-items.ts'
import { changeTool, restock } from '../../../../contract/catalogue/tools.ts'
import { useApi } from '../../../api/api-context.ts'
import type { DescribedProduct } from '../../../api/rows/catalogue.ts'
import { type FieldRules, textProblem } from '../../../forms/field-rules.ts'
import { Form } from '../../../forms/form.tsx'
import { numberProblem } from '../../../forms/number-problem.ts'
import { typedNumber } from '../../../forms/typed-numbers.ts'
import { useDraftedForm } from '../../../forms/use-drafted-form.ts'
import { useSubmit } from '../../../forms/use-submit.ts'
import { useHashFocus } from '../../../routing/use-hash-focus.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { signedNumber } from '../../../ui/values/counts.ts'
import { Figure } from '../../../ui/values/figure.tsx'
import { useFormats } from '../../../ui/values/formats.ts'
import { wholeNumber } from '../../../ui/values/numbers.ts'
import { productTexts as texts } from '../texts.ts'

const emptyRestock = { quantity: '', reason: '' }
const rules: FieldRules<typeof emptyRestock> = {
  quantity: ({ quantity }, formats) =>
    textProblem(quantity, { required: texts.quantityRequired }) ??
    numberProblem(formats, quantity, 'pieces', restock.shape.quantity),
  reason: ({ reason }) => textProblem(reason, { required: texts.reasonRequired }),
}
const wireNames = { quantity: 'restock.quantity', reason: 'restock.reason' }

type Restocked = Pick<DescribedProduct, '_id' | 'name' | 'availableQuantity' | 'kind'>

/** Changes a product's stock up or down, with a reason for the ledger. */
export function RestockForm({ product }: { readonly product: Restocked }) {
  const formats = useFormats()
  const api = useApi()
  const form = useDraftedForm(`restock-${product._id}`, emptyRestock, rules)
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames,
    async send({ quantity, reason }) {
      const pieces = typedNumber(formats, quantity, 'pieces')
      const body = { restock: { quantity: pieces, reason: reason.trim() } }
      const call = { params: { id: product._id }, body }
      await (product.kind === 'part' ? api.call(changeItem, call) : api.call(changeTool, call))
      form.sent()
      showToast('success', texts.restocked(signedNumber(formats, pieces), product.name))
    },
  })
  const place = useRef<HTMLFormElement>(null)
  useHashFocus('#restock', place)
  const after = (product.availableQuantity ?? 0) + typedNumber(formats, form.values.quantity, 'pieces')
  return (
    <Form
      ref={place}
      className="card card-padded grid gap-5"
      busy={busy}
      label={texts.restockHeading}
      onSubmit={onSubmit}
    >
      <h2 className="card-title">{texts.restockHeading}</h2>
      <dl className="figures">
        <Figure label={texts.left} value={product.availableQuantity} />
      </dl>
      <div className="restock-fields min-[44rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <TextField
          label={texts.restockQuantity}
          hint={
            Number.isFinite(after) && after !== product.availableQuantity
              ? texts.after(wholeNumber(formats, after))
              : texts.restockQuantityHint
          }
          inputMode="text"
          autoComplete="off"
          readOnly={busy}
          {...form.text('quantity')}
        />
        <TextField
          label={texts.restockReason}
          hint={texts.restockReasonHint}
          maxLength={500}
          autoComplete="off"
          readOnly={busy}
          {...form.text('reason')}
        />
      </div>
      <Button kind="go" type="submit" busy={busy} className="sm:justify-self-start">
        {busy ? texts.restocking : texts.restock}
      </Button>
      {problem && <Alert message={problem} />}
    </Form>
  )
}
