import { useCallback, useMemo, useState } from 'react'
import {
  type DeliveryAddress,
  type KeptAddress,
  listAddresses,
  setDeliveryAddress,
} from '../../../../contract/orders/addresses.ts'
import type { Order } from '../../../../contract/orders/orders.ts'
import { addressDoubts } from '../../../../domain/orders/address-doubts.ts'
import { useApi } from '../../../api/api-context.ts'
import { useHost } from '../../../api/host.ts'
import { useShopSettings } from '../../../api/settings-context.ts'
import { useLoaded } from '../../../api/use-loaded.ts'
import { doubtText } from '../../../forms/address-doubts.ts'
import { type AddressValues, addressRules, trimmedAddress } from '../../../forms/address-fields.tsx'
import { proposedAddress } from '../../../forms/address-proposal.ts'
import { problemsOf } from '../../../forms/field-rules.ts'
import { type DraftedForm, useDraftedForm } from '../../../forms/use-drafted-form.ts'
import { useSession } from '../../../session/session.ts'
import { type Formats, useFormats } from '../../../ui/values/formats.ts'
import { type AddressGroup, addressGroups, isSame } from '../address-groups.ts'
import { isUnpaid } from '../order-sums.ts'

/** Addresses of unsent orders, and the form that sets an address for orders without one, or for all. */
export interface Delivery {
  readonly form: DraftedForm<AddressValues>
  /** The address that the form's orders have or will get. */
  readonly address: AddressValues
  /** Whether every order has an address. */
  readonly isGiven: boolean
  /** The account's addresses, the most recently used first. */
  readonly kept: readonly KeptAddress[]
  /** The orders' own addresses, if they differ; empty otherwise. */
  readonly own: readonly AddressGroup[]
  /** The orders that get the form's address; all others keep their own. */
  readonly rest: readonly Order[]
  /** Whether one address for orders with several is being chosen. */
  readonly isForAll: boolean
  /** Whether the address must still be saved: an order has none yet, or the person is changing it. */
  readonly isDue: boolean
  /** Whether the fields are shown: there is no complete proposal, or the person is typing. */
  readonly isOpen: boolean
  readonly change: () => void
  /** Addresses that the person has entered before, which get no hint. */
  readonly known: readonly string[]
  /** The parts that the proposed address seems to lack; undefined if it seems complete. */
  readonly hint: string | undefined
  /** Switches to one address for all orders, even for orders with their own. */
  readonly useOne: () => void
  readonly keep: () => void
  /** Saves a complete address for the form's orders. Rejects with the refusal. */
  readonly save: (values: AddressValues) => Promise<void>
}

/** Returns whether an order accepts the address. */
export function isComplete(formats: Formats, values: AddressValues): boolean {
  return Object.keys(problemsOf(formats, addressRules, values, undefined)).length === 0
}

/**
 * Returns the delivery of orders; undefined if {host} stores no address on orders.
 * @param draft the name of the typed draft, which stays the same when an order leaves the set.
 */
export function useDelivery(orders: readonly Order[], draft: string): Delivery | undefined {
  const formats = useFormats()
  const api = useApi()
  const [first] = orders
  const offered = useHost().offers(setDeliveryAddress) && first?.deliverTo !== undefined
  const session = useSession()
  const load = useCallback(
    async (signal: AbortSignal) => (offered ? api.call(listAddresses, {}, { signal }) : none),
    [api, offered],
  )
  const [kept] = useLoaded(load, { reloadOnReturn: false })
  const list = kept.status === 'ready' ? kept.data : none
  const ownName = session.status === 'in' ? session.name : ''
  const groups = addressGroups(orders)
  const [group] = groups
  const without = orders.filter(({ deliverTo }) => !deliverTo)
  const isGiven = without.length === 0
  // An order without an address gets the others' only address, unless the person typed another one.
  const given = groups.length === 1 || isGiven ? (group?.address ?? null) : null
  const { _id: id = '', userPhone } = without[0] ?? first ?? {}
  const stored = useMemo(
    () =>
      isGiven && given
        ? given
        : proposal(id, given, list[0], { name: ownName ?? '', phone: userPhone ?? '' }),
    [id, isGiven, given, list, ownName, userPhone],
  )
  const form = useDraftedForm<AddressValues>(`address-of-${draft}`, stored, addressRules)
  const { hint, isKnown } = useProposalHint(id, stored)
  // A change typed before a reload is still open. If each order has its own address, the typed one is for all.
  const [changing, setChanging] = useState<'rest' | 'all' | undefined>(() => {
    if (!isGiven || !form.fromEarlier) return undefined
    return groups.length > 1 ? 'all' : 'rest'
  })
  if (!offered) return undefined
  const proposed = changing ? stored : form.values
  const differ = groups.length > 1 || (group !== undefined && !isGiven && !isSame(group.address, proposed))
  const isForAll = differ && changing === 'all'
  const isMixed = differ && !isForAll
  const rest = isMixed ? without : orders
  const isDue = rest.length > 0 && (changing !== undefined || !isGiven)
  // Text typed before the proposal arrived is kept.
  const isBeingTyped = !isGiven && !isSame(form.values, stored)
  return {
    form,
    address: isDue ? form.values : stored,
    isGiven,
    kept: list,
    own: isMixed ? groups : [],
    rest,
    isForAll,
    isDue,
    isOpen: rest.length > 0 && (changing !== undefined || isBeingTyped || !isComplete(formats, stored)),
    change: () => setChanging('rest'),
    known: [
      ...(isKnown ? [stored.address] : []),
      ...[...groups.map((group) => group.address), ...list]
        .map(({ address }) => address)
        .filter((address) => isKnown || address !== stored.address),
    ],
    hint,
    useOne: () => setChanging('all'),
    keep: () => {
      form.change(stored)
      setChanging(undefined)
    },
    async save(values) {
      const address = trimmedAddress(values)
      const named = rest.filter(({ deliverTo }) => !deliverTo || !isSame(deliverTo, address))
      if (named.length > 0) {
        const ids = named.map(({ _id }) => _id)
        // Another tab may have paid the orders with another address meanwhile.
        const onlyUnpaid = named.every(isUnpaid) && { onlyUnpaid: true as const }
        await api.call(setDeliveryAddress, { body: { orders: ids, ...address, ...onlyUnpaid } })
      }
      form.sent(address)
      setChanging(undefined)
    },
  }
}

const none: readonly KeptAddress[] = []

/** Checks a proposed address. Only an address typed for this booking gets hints, not one of the account's addresses. */
function useProposalHint(orderId: string, { address }: AddressValues) {
  const { countries } = useShopSettings().shop.delivery
  const typed = proposedAddress(orderId)
  const isNew = typed?.isNew === true && typed.address.trim() === address.trim()
  const doubts = useMemo(() => (isNew ? addressDoubts(address, countries) : []), [isNew, address, countries])
  return { isKnown: !isNew, hint: doubts.length > 0 ? doubtText(doubts) : undefined }
}

/**
 * Returns the proposed address. The one typed at the booking has priority, then that of the other orders, then the last
 * used one.
 */
function proposal(
  orderId: string,
  given: DeliveryAddress | null,
  last: KeptAddress | undefined,
  person: { readonly name: string; readonly phone: string },
): AddressValues {
  const { name, phone } = person
  const typed = proposedAddress(orderId)
  if (typed) return { name: last?.name || name, address: typed.address, phone: typed.phone || phone }
  if (given) return given
  if (last) return { name: last.name || name, address: last.address, phone: last.phone || phone }
  return { name, address: '', phone }
}
