import type { ComponentProps } from 'react'
import { TextArea } from '../ui/fields/text-field.tsx'
import { useAddressHint } from './address-doubts.ts'

interface AddressAreaProps extends Omit<ComponentProps<typeof TextArea>, 'longestHint'> {
  readonly value: string
  /** Addresses that the person has entered before, which get no hint. */
  readonly known: readonly string[]
}

/** Renders the field of an address. Its hint names the parts that the typed address seems to lack. */
export function AddressArea({ known, hint, ...field }: AddressAreaProps) {
  const isKnown = known.some((address) => address.trim() === field.value.trim())
  const doubt = useAddressHint(isKnown ? '' : field.value)
  return <TextArea {...field} hint={doubt.hint ?? hint} longestHint={doubt.longest} />
}
