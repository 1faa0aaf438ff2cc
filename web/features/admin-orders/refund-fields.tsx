import type { Order } from '../../../contract/orders/orders.ts'
import { fieldAmount, typedNumber } from '../../forms/typed-numbers.ts'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { refundTexts as texts } from '../../texts/refund.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { SelectField, TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { kindOf, mostOf, type RefundValues, refundKinds } from './refund-values.ts'

interface RefundFieldsProps {
  readonly form: DraftedForm<RefundValues>
  readonly order: Order
  readonly left: number
  /** Makes the fields read-only while the confirmation below is open. */
  readonly fixed: boolean
}

/** Renders the fields for the amount, the reason and the pieces to restock. */
export function RefundFields({ form, order, left, fixed }: RefundFieldsProps) {
  const formats = useFormats()
  const deliveryLeft = order.proposedRefund?.deliveryLeft ?? 0
  const most = moneyFigure(formats, mostOf(kindOf(form.values), left, deliveryLeft))
  return (
    <>
      {deliveryLeft > 0 && (
        <SelectField
          label={texts.what}
          hint={order.withdrawnAt ? texts.whatWithdrawn : undefined}
          {...form.text('what')}
          disabled={fixed}
          choices={refundKinds.map((kind) => ({
            value: kind,
            text: texts.whats[kind](moneyFigure(formats, mostOf(kind, left, deliveryLeft))),
          }))}
          onChange={({ target: { value: what } }) =>
            form.change({ what, amount: fieldAmount(formats, mostOf(kindOf({ what }), left, deliveryLeft)) })
          }
        />
      )}
      <div className="grid gap-5 @min-[36rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <TextField
          label={texts.amount}
          hint={texts.amountHint(most)}
          inputMode="decimal"
          autoComplete="off"
          readOnly={fixed}
          {...form.text('amount')}
        />
        <TextArea
          rows={2}
          label={texts.reason}
          hint={texts.reasonHint}
          maxLength={300}
          autoComplete="off"
          readOnly={fixed}
          {...form.text('reason')}
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

/** Renders the pieces to restock. The default is all for a full refund, none for a partial one. */
function Restock({ form, order, fixed }: Omit<RefundFieldsProps, 'left'>) {
  const formats = useFormats()
  const { amount, restock, pieces } = form.values
  const ordered = wholeNumber(formats, order.quantity)
  function tick(ticked: boolean): void {
    const proposed = typedNumber(formats, amount, 'amount') === order.price ? String(order.quantity) : '0'
    form.change({ restock: ticked, ...(pieces === '' && { pieces: proposed }) })
  }
  return (
    <>
      <Checkbox
        aria-disabled={fixed}
        onClick={(event) => fixed && event.preventDefault()}
        name="restock"
        checked={restock}
        onChange={tick}
      >
        {texts.restock}
      </Checkbox>
      {restock && (
        <div className="grid gap-5 @min-[36rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <TextField
            label={texts.pieces}
            hint={texts.piecesHint(ordered)}
            inputMode="numeric"
            autoComplete="off"
            readOnly={fixed}
            {...form.text('pieces')}
          />
        </div>
      )}
    </>
  )
}
