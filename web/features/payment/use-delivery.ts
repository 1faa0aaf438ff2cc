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

/** The one delivery address of orders that were not sent yet, and the form that gives it to them. */
export interface Delivery {
  readonly form: DraftedForm<AddressValues>
  /** Every order has an address, and it is the same. */
  readonly isGiven: boolean
  /** The addresses of the account, the last used first. */
  readonly kept: readonly KeptAddress[]
  /** The address is still to be saved: an order has none yet or another one, or it is being changed. */
  readonly isDue: boolean
  /** The fields are shown: nothing complete can be proposed, or the address is being changed. */
  readonly isOpen: boolean
  readonly change: () => void
  readonly keep: () => void
  /** Gives all orders the address; nothing is sent while the form has none. Rejects with the refusal. */
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

/**
 * Returns the delivery of orders; undefined where {host} keeps no address on orders.
 *
 * @param draft names what is typed, also after an order of several is gone.
 */
export function useDelivery(orders: readonly Order[], draft: string): Delivery | undefined {
  const api = useApi()
  const [first, ...others] = orders
  const offered = useHost().offers(setDeliveryAddress) && first?.deliverTo !== undefined
  const session = useSession()
  const load = useCallback(
    async (signal: AbortSignal) => (offered ? api.call(listAddresses, {}, { signal }) : none),
    [api, offered],
  )
  const [kept] = useLoaded(load, { reloadOnReturn: false })
  const list = kept.status === 'ready' ? kept.data : none
  const ownName = session.status === 'in' ? session.name : ''
  const given = first?.deliverTo ?? null
  const isGiven = given !== null && others.every(({ deliverTo }) => deliverTo && isSame(deliverTo, given))
  const { _id: id = '', userPhone } = first ?? {}
  const stored = useMemo(
    () => given ?? proposal(id, list[0], { name: ownName ?? '', phone: userPhone ?? '' }),
    [id, given, list, ownName, userPhone],
  )
  const isPaid = orders.every(({ paid }) => paid === true)
  const form = useDraftedForm<AddressValues>(`address-of-${draft}`, stored, isPaid ? addressRules : ifBegun)
  const [changing, setChanging] = useState(false)
  if (!offered) return undefined
  return {
    form,
    isGiven,
    kept: list,
    isDue: changing || !isGiven,
    isOpen: changing || !isComplete(stored),
    change: () => setChanging(true),
    keep: () => {
      form.change(stored)
      setChanging(false)
    },
    async save(values) {
      if (!isBegun(values)) return
      const address = trimmedAddress(values)
      if (!isGiven || !isSame(given, address)) {
        const body = { orders: orders.map(({ _id }) => _id), ...address }
        await api.call(setDeliveryAddress, { body })
      }
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
