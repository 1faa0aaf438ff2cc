import { restock } from '../../../contract/tools.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import { fits } from '../../forms/fits.ts'
import { requiredText } from '../../forms/required-text.ts'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Figure } from '../../ui/figure.tsx'
import { wholeNumber } from '../../ui/numbers.ts'
import { productTexts as texts } from './texts.ts'
import { emptyRestock, type RestockValues, useRestocking } from './use-restocking.ts'

interface RestockFormProps {
  readonly tool: Tool
  /** Told when the stock is another one. */
  readonly onChanged: () => void
}

/** Moves a product's stock, up or down, with the reason that stands in the ledger. */
export function RestockForm({ tool, onChanged }: RestockFormProps) {
  const form = useDraftedForm<RestockValues>(`restock-${tool._id}`, emptyRestock)
  const { register, handleSubmit, formState, watch } = form
  const { busy, problem, move, reopen } = useRestocking(form, tool, onChanged)
  const after = (tool.availableQuantity ?? 0) + Number(watch('quantity'))
  return (
    <form
      className="plate plate-padded grid gap-5"
      method="post"
      noValidate
      aria-busy={busy}
      aria-label={texts.restockHeading}
      onSubmit={handleSubmit(move, reopen)}
    >
      <h3>{texts.restockHeading}</h3>
      <dl className="figures">
        <Figure label={texts.left} value={tool.availableQuantity} />
      </dl>
      <div className="restock-fields">
        <TextField
          label={texts.restockQuantity}
          hint={
            Number.isFinite(after) && after !== tool.availableQuantity
              ? texts.after(wholeNumber(after))
              : texts.restockQuantityHint
          }
          inputMode="text"
          autoComplete="off"
          readOnly={busy}
          problem={formState.errors.quantity?.message}
          {...register('quantity', {
            required: texts.quantityRequired,
            validate: fits(restock.shape.quantity),
          })}
        />
        <TextField
          label={texts.restockReason}
          hint={texts.restockReasonHint}
          maxLength={500}
          autoComplete="off"
          readOnly={busy}
          problem={formState.errors.reason?.message}
          {...register('reason', requiredText({ required: texts.reasonRequired }))}
        />
      </div>
      <Button kind="go" type="submit" busy={busy} className="sm:justify-self-start">
        {busy ? texts.restocking : texts.restock}
      </Button>
      {problem && <Alert message={problem} />}
    </form>
  )
}
