import { useCallback, useMemo, useState } from 'react'
import {
  type DeliveryAddress,
  type KeptAddress,
  listAddresses,
  setDeliveryAddress,
} from '../../../contract/addresses.ts'
import type { Order } from '../../../contract/orders.ts'
import { useApi } from '../../api/api-context.ts'
import { useHost } from '../../api/host.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { type AddressValues, addressRules, trimmedAddress } from '../../forms/address-fields.tsx'
import { proposedAddress } from '../../forms/address-proposal.ts'
import { type FieldRules, problemsOf } from '../../forms/field-rules.ts'
import { type DraftedForm, useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSession } from '../../session/session.ts'

/** The delivery address of an order that was not sent yet, and the form that gives it one. */
export interface Delivery {
  readonly form: DraftedForm<AddressValues>
  /** The addresses of the account, the last used first. */
  readonly kept: readonly KeptAddress[]
  /** The address is still to be saved: the order has none yet, or it is being changed. */
  readonly isDue: boolean
  /** The fields are shown: nothing complete can be proposed, or the address is being changed. */
  readonly isOpen: boolean
  readonly change: () => void
  readonly keep: () => void
  /** Gives the order the address; nothing is sent while the form has none. Rejects with the refusal. */
  readonly save: (values: AddressValues) => Promise<void>
}

/** A person may pay first and say later where the parcel goes: an address that was not begun is not asked for. */
const ifBegun: FieldRules<AddressValues> = Object.fromEntries(
  Object.entries(addressRules).map(([field, rule]) => [
    field,
    (values: AddressValues) => (isBegun(values) ? rule(values, undefined) : undefined),
  ]),
)

function isComplete(values: AddressValues): boolean {
  return Object.keys(problemsOf(addressRules, values, undefined)).length === 0
}

function isBegun({ address }: AddressValues): boolean {
  return address.trim() !== ''
}

/** Returns the delivery of an order; undefined where {host} keeps no address on orders. */
export function useDelivery(order: Order): Delivery | undefined {
  const api = useApi()
  const { _id: id, deliverTo, userPhone } = order
  const offered = useHost().offers(setDeliveryAddress) && deliverTo !== undefined
  const session = useSession()
  const load = useCallback(
    async (signal: AbortSignal) => (offered ? api.call(listAddresses, {}, { signal }) : none),
    [api, offered],
  )
  const [kept] = useLoaded(load, { reloadOnReturn: false })
  const list = kept.status === 'ready' ? kept.data : none
  const ownName = session.status === 'in' ? session.name : ''
  const stored = useMemo(
    () => deliverTo ?? proposal(id, list[0], { name: ownName ?? '', phone: userPhone ?? '' }),
    [id, deliverTo, list, ownName, userPhone],
  )
  const form = useDraftedForm<AddressValues>(`address-of-${id}`, stored, order.paid ? addressRules : ifBegun)
  const [changing, setChanging] = useState(false)
  if (!offered) return undefined
  return {
    form,
    kept: list,
    isDue: changing || deliverTo === null,
    isOpen: changing || !isComplete(stored),
    change: () => setChanging(true),
    keep: () => {
      form.change(stored)
      setChanging(false)
    },
    async save(values) {
      if (!isBegun(values)) return
      const address = trimmedAddress(values)
      if (deliverTo === null || !isSame(deliverTo, address))
        await api.call(setDeliveryAddress, { body: { orders: [id], ...address } })
      form.sent(address)
      setChanging(false)
    },
  }
}

const none: readonly KeptAddress[] = []

/** What was typed while booking wins over the address that was used last. */
function proposal(
  orderId: string,
  last: KeptAddress | undefined,
  person: { readonly name: string; readonly phone: string },
): AddressValues {
  const { name, phone } = person
  const typed = proposedAddress(orderId)
  if (typed) return { name: last?.name || name, address: typed.address, phone: typed.phone || phone }
  if (last) return { name: last.name || name, address: last.address, phone: last.phone || phone }
  return { name, address: '', phone }
}

function isSame(one: DeliveryAddress, other: DeliveryAddress): boolean {
  return one.name === other.name && one.address === other.address && one.phone === other.phone
}
