import { useState } from 'react'
import { changeReference } from '../../../contract/orders/customer-reference.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { mayOrder, stateOf } from '../../../domain/orders/order-states.ts'
import { useApi } from '../../api/api-context.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { ownReferenceTexts as texts } from '../../buying/own-reference-texts.ts'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

/** Changes the customer's own number of an order that has no invoice yet. */
export function ChangeReference({ order }: { readonly order: Order }) {
  if (!mayOrder(stateOf(order), 'cancel')) return null
  return (
    <IfOffered operation={changeReference}>
      <Changing order={order} />
    </IfOffered>
  )
}

function Changing({ order }: { readonly order: Order }) {
  const api = useApi()
  const [typed, setTyped] = useState<string>()
  const { busyWith, failure, start, forget } = useAction(async (customerReference: string) => {
    await api.call(changeReference, { body: { orders: [order._id], customerReference } })
    setTyped(undefined)
  })
  const open = typed !== undefined
  const text = typed ?? order.customerReference ?? ''
  return (
    <>
      <Button kind="quiet" className="button-wide" onClick={() => setTyped(order.customerReference ?? '')}>
        {order.customerReference ? texts.change : texts.own}
      </Button>
      <ConfirmDialog
        open={open}
        title={texts.label}
        confirm={texts.save}
        cancel={texts.keep}
        busy={busyWith !== undefined}
        problem={failure?.message}
        onConfirm={() => start(text)}
        onCancel={() => {
          forget()
          setTyped(undefined)
        }}
      >
        {open && (
          <TextField
            label={texts.label}
            hint={texts.changeHint}
            name="customerReference"
            autoComplete="off"
            maxLength={60}
            value={text}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </ConfirmDialog>
    </>
  )
}
