import { type SubmitEvent, useState } from 'react'
import { isComplete } from '../../forms/address-values.ts'
import { useAction } from '../../forms/use-action.ts'
import { deliverOrders } from './delivery/deliver-orders.ts'
import type { Delivery } from './delivery/use-delivery.ts'

/** Submits a form without a card: stores the delivery that was chosen, then pays, unless the delivery is refused. */
export function usePayingWithoutCard(delivery: Delivery | undefined, pay: () => Promise<void>) {
  const [obstacle, setObstacle] = useState<string>()
  const { busyWith, failure, start } = useAction(async (_press: 'pay') => {
    const values = delivery?.form.values
    const why =
      delivery?.isDue && values && isComplete(values) ? await deliverOrders(delivery, values) : undefined
    setObstacle(why)
    if (why === undefined) await pay()
  })
  return {
    busy: busyWith !== undefined,
    problem: obstacle ?? failure?.message,
    submit(event: SubmitEvent<HTMLFormElement>): void {
      event.preventDefault()
      start('pay')
    },
  }
}
