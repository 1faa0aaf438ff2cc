import type { UseFormReturn } from 'react-hook-form'
import type { Order } from '../../../contract/orders.ts'
import { refundOrder } from '../../../contract/refunds.ts'
import { fits } from '../../forms/fits.ts'
import { requiredText } from '../../forms/required-text.ts'
import { refundTexts as texts } from '../../texts/refund.ts'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { dollarFigure, wholeNumber } from '../../ui/numbers.ts'
import type { RefundValues } from './refund-values.ts'

interface RefundFieldsProps {
  readonly form: UseFormReturn<RefundValues>
  readonly order: Order
  readonly left: number
  /** The question stands below them: nothing may change under it. */
  readonly fixed: boolean
}

const { amount: amountRule, restock: piecesRule } = refundOrder.body.shape

/** How much, why, and which pieces go back into stock. */
export function RefundFields({ form, order, left, fixed }: RefundFieldsProps) {
  const { register, formState } = form
  const most = dollarFigure(left)
  return (
    <>
      <div className="refund-fields">
        <TextField
          label={texts.amount}
          hint={texts.amountHint(most)}
          inputMode="decimal"
          autoComplete="off"
          readOnly={fixed}
          problem={formState.errors.amount?.message}
          {...register('amount', {
            required: texts.amountRequired,
            validate: {
              amount: fits(amountRule),
              left: (typed) => Number(typed) <= left || texts.aboveLeft(most),
            },
          })}
        />
        <TextArea
          rows={2}
          label={texts.reason}
          hint={texts.reasonHint}
          maxLength={300}
          autoComplete="off"
          readOnly={fixed}
          problem={formState.errors.reason?.message}
          {...register('reason', requiredText({ required: texts.reasonRequired }))}
        />
      </div>
      {order.sentAt === null ? (
        <Restock form={form} order={order} fixed={fixed} />
      ) : (
        <p className="soft">{texts.restockSent}</p>
      )}
    </>
  )
}

/** Pieces for the shelf: all of them are proposed for the whole price, none for a part of it. */
function Restock({ form, order, fixed }: Omit<RefundFieldsProps, 'left'>) {
  const { register, formState, watch, getValues, setValue } = form
  const ordered = wholeNumber(order.quantity)
  const ticked = watch('restock')
  function propose(): void {
    if (getValues('pieces') !== '') return
    setValue('pieces', Number(getValues('amount')) === order.price ? String(order.quantity) : '0')
  }
  return (
    <>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 flex-none accent-ink"
          aria-disabled={fixed}
          onClick={(event) => fixed && event.preventDefault()}
          {...register('restock', { onChange: propose })}
        />
        {texts.restock}
      </label>
      {ticked && (
        <div className="refund-fields">
          <TextField
            label={texts.pieces}
            hint={texts.piecesHint(ordered)}
            inputMode="numeric"
            autoComplete="off"
            readOnly={fixed}
            problem={formState.errors.pieces?.message}
            {...register('pieces', {
              required: texts.piecesRequired,
              validate: {
                pieces: fits(piecesRule),
                ordered: (typed) => Number(typed) <= order.quantity || texts.abovePieces(ordered),
              },
            })}
          />
        </div>
      )}
    </>
  )
}
