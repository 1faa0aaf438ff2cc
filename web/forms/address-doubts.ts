import { useEffect, useState } from 'react'
import type { AddressDoubt } from '../../domain/orders/address-doubts.ts'
import { useShopSettings } from '../api/settings-context.ts'
import { addressDoubtTexts as texts } from './address-texts.ts'

/** Returns the hint about an address that looks incomplete. */
export function doubtText(doubts: readonly AddressDoubt[]): string {
  const missing = doubts.filter((doubt) => doubt !== 'notDelivered').map((doubt) => texts.lacks[doubt])
  const sentences = [
    ...(missing.length > 0 ? [texts.lacking(missing)] : []),
    ...(doubts.includes('notDelivered') ? [texts.notDelivered] : []),
  ]
  return [...sentences, texts.asItIs].join(' ')
}

/** The pause in typing before an address is checked. */
const pauseMs = 600

interface AddressHint {
  /** Undefined if the address looks complete. */
  readonly hint: string | undefined
  /** The longest possible hint. */
  readonly longest: string
}

/**
 * Returns a hint about a typed address that looks incomplete, once typing pauses. It is only a hint: no form waits for
 * it or refuses because of it.
 * @param address an empty address is not checked.
 */
export function useAddressHint(address: string): AddressHint {
  const { countries } = useShopSettings().shop.delivery
  const [judged, setJudged] = useState<{
    readonly address: string
    readonly doubts: readonly AddressDoubt[]
  }>()
  useEffect(() => {
    if (address.trim() === '') return
    let isHere = true
    const pause = setTimeout(async () => {
      // Loading the countries' names takes a slow phone a moment, so they load only when needed.
      const rules = await import('../../domain/orders/address-doubts.ts').catch(() => undefined)
      if (isHere && rules) setJudged({ address, doubts: rules.addressDoubts(address, countries) })
    }, pauseMs)
    return () => {
      isHere = false
      clearTimeout(pause)
    }
  }, [address, countries])
  // During typing the last hint stays.
  const doubts = address.trim() === '' ? [] : (judged?.doubts ?? [])
  return {
    hint: doubts.length > 0 ? doubtText(doubts) : undefined,
    longest: doubtText(countries.length > 0 ? ['noPostcode', 'notDelivered'] : ['noPostcode', 'noCountry']),
  }
}
