import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { type AddressDoubt, addressDoubts } from '../../domain/orders/address-doubts.ts'
import { useShopSettings } from '../api/settings-context.ts'
import type { AddressValues } from './address-fields.tsx'
import type { DraftedForm } from './use-drafted-form.ts'

export const doubtTexts: Readonly<Record<AddressDoubt, string>> = {
  oneLine: 'Is this all? A carrier needs the street, the city with its postal code, and the country.',
  noPostcode: 'There seems to be no postal code.',
  noCountry: 'We do not recognise the country. Write it in the last line.',
  notDelivered: 'The shop does not name this country among those that it delivers to.',
}

export const asItIs = 'If the address is right, go on as before.'

/**
 * Returns a function that asks about an address that looks incomplete, at its field, and tells whether it did. It asks
 * each question once, so a second submit goes through.
 */
export function useAddressDoubts(form: Pick<DraftedForm<AddressValues>, 'refuse'>) {
  const asked = useRef(new Set<AddressDoubt>())
  const { countries } = useShopSettings().shop.delivery
  return ({ address }: AddressValues, element: HTMLFormElement): boolean => {
    const doubts = addressDoubts(address, countries).filter((doubt) => !asked.current.has(doubt))
    if (doubts.length === 0) return false
    for (const doubt of doubts) asked.current.add(doubt)
    const problem = [...doubts.map((doubt) => doubtTexts[doubt]), asItIs].join(' ')
    flushSync(() => form.refuse({ address: problem }))
    const field = element.elements.namedItem('address')
    if (field instanceof HTMLElement) field.focus()
    return true
  }
}
