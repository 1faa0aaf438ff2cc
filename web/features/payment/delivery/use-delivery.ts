import { useCallback, useMemo, useState } from 'react'
import {
  type DeliveryAddress,
  type KeptAddress,
  listAddresses,
  setDeliveryAddress,
} from '../../../../contract/orders/addresses.ts'
import type { Order } from '../../../../contract/orders/orders.ts'
import { partDoubts } from '../../../../domain/addresses/part-doubts.ts'
import { addressDoubts } from '../../../../domain/orders/address-doubts.ts'
import { useApi } from '../../../api/api-context.ts'
import { useHost } from '../../../api/host.ts'
import { useShopSettings } from '../../../api/settings-context.ts'
import { useLoaded } from '../../../api/use-loaded.ts'
import { doubtText } from '../../../forms/address-doubts.ts'
import { proposedAddress } from '../../../forms/address-proposal.ts'
import {
  type AddressValues,
  addressBody,
  addressParts,
  addressRules,
  addressValues,
  isComplete,
  isSameValues,
  isTextAlone,
  onlyCountry,
  partsOf,
  proposedValues,
  trimmed,
  valuesOfText,
} from '../../../forms/address-values.ts'
import { textOfDoubt } from '../../../forms/text-of-doubt.ts'
import { type DraftedForm, useDraftedForm } from '../../../forms/use-drafted-form.ts'
import { useSession } from '../../../session/session.ts'
import { type AddressGroup, addressGroups } from '../address-groups.ts'
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
  /** Addresses that the person has entered before, about which there is nothing to say. */
  readonly known: readonly AddressValues[]
  /** The address has no country, which the person is asked for once; a backend without parts asks for none. */
  readonly lacksCountry: boolean
  /** Opens the fields with the chosen country, and fills in the certain parts of the text. */
  readonly chooseCountry: (country: string) => void
  /** The text that was saved without a country, while its fields are open. */
  readonly before: string | undefined
  /** The country was just chosen, so that the fields take the focus. */
  readonly hasChosenCountry: boolean
  /** Whether the address is in another country than the orders' price, which may then change. */
  readonly isPricedElsewhere: boolean
  /** Parts that the proposed address seems to lack; undefined if it seems complete. */
  readonly hint: string | undefined
  /** Switches to one address for all orders, even for orders with their own. */
  readonly useOne: () => void
  readonly keep: () => void
  /** Gives a complete address to the orders of the form. Rejects with the refusal. */
  readonly save: (values: AddressValues) => Promise<SavedAddress>
}

/** What saving an address has changed. */
interface SavedAddress {
  /** Whether the orders cost another amount now. */
  readonly isRepriced: boolean
}

/**
 * Returns the delivery of orders; undefined if {host} stores no address on orders.
 * @param draft the name of the typed draft, which stays the same when an order leaves the set.
 */
export function useDelivery(orders: readonly Order[], draft: string): Delivery | undefined {
  const api = useApi()
  const [first] = orders
  const host = useHost()
  const offered = host.offers(setDeliveryAddress) && first?.deliverTo !== undefined
  const hasParts = host.offers(addressParts)
  const { countries } = useShopSettings().shop.delivery
  // The visitor chose the country of the price beside the product.
  const country = first?.deliveryCountry ?? onlyCountry(countries)
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
  const stored = useMemo(() => {
    if (isGiven && given) return addressValues(given)
    const proposed = proposal(id, given, list[0], { name: ownName ?? '', phone: userPhone ?? '' })
    const values = addressValues(proposed, hasParts ? country : '')
    return hasParts && isTextAlone(values) ? proposedValues(values) : values
  }, [id, isGiven, given, list, ownName, userPhone, hasParts, country])
  const form = useDraftedForm<AddressValues>(`address-of-${draft}`, stored, addressRules(hasParts))
  const { hint, isKnown } = useProposalHint(id, stored, hasParts)
  const [hasChosenCountry, setHasChosenCountry] = useState(false)
  // A change that was typed before a reload is still open. Where each order has its own address, only one for all is
  // typed.
  const [changing, setChanging] = useState<'rest' | 'all' | undefined>(() => {
    if (!isGiven || !form.fromEarlier) return undefined
    return groups.length > 1 ? 'all' : 'rest'
  })
  if (!offered) return undefined
  const proposed = changing ? stored : form.values
  const differ =
    groups.length > 1 ||
    (group !== undefined && !isGiven && !isSameValues(addressValues(group.address), proposed))
  const isForAll = differ && changing === 'all'
  const isMixed = differ && !isForAll
  const rest = isMixed ? without : orders
  const isDue = rest.length > 0 && (changing !== undefined || !isGiven)
  // Text typed before the proposal arrived is kept.
  const isBeingTyped = !isGiven && !isSameValues(form.values, stored)
  return {
    form,
    address: isDue ? form.values : stored,
    isGiven,
    kept: list,
    own: isMixed ? groups : [],
    rest,
    isForAll,
    isDue,
    isOpen: rest.length > 0 && (changing !== undefined || isBeingTyped || !isComplete(stored)),
    change: () => setChanging('rest'),
    known: [
      ...(isKnown ? [stored] : []),
      ...[...groups.map((group) => group.address), ...list]
        .map((address) => addressValues(address))
        .filter((values) => isKnown || !isSameAddress(values, stored)),
    ],
    isPricedElsewhere: rest.some((order) => isPricedElsewhere(order, form.values)),
    hint,
    lacksCountry: hasParts && isComplete(stored) && stored.country === '',
    chooseCountry(chosen) {
      form.change(isTextAlone(stored) ? valuesOfText(stored, chosen) : { country: chosen })
      setHasChosenCountry(true)
      if (isGiven) setChanging((before) => before ?? 'rest')
    },
    hasChosenCountry,
    before: hasParts && isTextAlone(stored) ? stored.address : undefined,
    useOne: () => setChanging('all'),
    keep: () => {
      form.change(stored)
      setChanging(undefined)
    },
    async save(values) {
      const address = trimmed(values)
      const named = rest.filter(
        ({ deliverTo }) => !deliverTo || !isSameValues(addressValues(deliverTo), address),
      )
      let isRepriced = false
      if (named.length > 0) {
        const ids = named.map(({ _id }) => _id)
        // Another tab may have paid the orders with another address meanwhile.
        const onlyUnpaid = named.every(isUnpaid) && { onlyUnpaid: true as const }
        const body = { orders: ids, ...addressBody(address), ...onlyUnpaid }
        const { repriced = false } = await api.call(setDeliveryAddress, { body })
        isRepriced = repriced
      }
      form.sent(address)
      setChanging(undefined)
      return { isRepriced }
    },
  }
}

const none: readonly KeptAddress[] = []

function isPricedElsewhere(order: Order, { country }: AddressValues): boolean {
  const { deliveryCountry = null } = order
  return isUnpaid(order) && deliveryCountry !== null && country !== '' && country !== deliveryCountry
}

/**
 * Checks a proposed address. Only an address typed for this booking gets hints, not the account's own addresses.
 */
function useProposalHint(orderId: string, stored: AddressValues, hasParts: boolean) {
  const { countries } = useShopSettings().shop.delivery
  const typed = proposedAddress(orderId)
  const isNew = typed?.isNew === true && isTextOf(typed.address, stored)
  const hint = useMemo(
    () => (isNew ? hintAbout(stored, countries, hasParts) : undefined),
    [isNew, stored, countries, hasParts],
  )
  return { isKnown: !isNew, hint }
}

function isTextOf(text: string, stored: AddressValues): boolean {
  const { name, phone } = stored
  const typed = addressValues({ name, phone, address: text.trim() })
  return isSameAddress(typed, stored) || isSameAddress(proposedValues(typed), stored)
}

/** Compares without name and phone. */
function isSameAddress(one: AddressValues, { name, phone, ...other }: AddressValues): boolean {
  return isSameValues({ ...one, name, phone }, { ...other, name, phone })
}

/** A missing country is asked for, where it can be kept. */
function hintAbout(
  values: AddressValues,
  delivered: readonly string[],
  hasParts: boolean,
): string | undefined {
  if (isTextAlone(values)) {
    const doubts = addressDoubts(values.address, delivered).filter(
      (doubt) => !hasParts || doubt !== 'noCountry',
    )
    return doubts.length > 0 ? doubtText(doubts) : undefined
  }
  const { country, postcode, city } = partDoubts(partsOf(values), delivered)
  const doubt = country ?? postcode ?? city
  return doubt && textOfDoubt(doubt, values.country)
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
): DeliveryAddress {
  const { name, phone } = person
  const typed = proposedAddress(orderId)
  if (typed) return { name: last?.name || name, address: typed.address, phone: typed.phone || phone }
  if (given) return given
  if (last) {
    const { _id, ...address } = last
    return { ...address, name: last.name || name, phone: last.phone || phone }
  }
  return { name, address: '', phone }
}
