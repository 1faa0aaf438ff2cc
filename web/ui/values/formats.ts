import { createContext, useContext } from 'react'
import type { Writing } from '../../../contract/shop/writing.ts'

/**
 * How the shop writes numbers, amounts and dates: a value that follows from its settings. Components get it from
 * `useFormats`, other functions and texts as an argument.
 */
export interface Formats {
  /** ISO 4217 code. */
  readonly currency: string
  /** The language tag of the shop's locale. */
  readonly locale: string
  /** IANA name. */
  readonly timeZone: string
  readonly writing: Writing
}

/** The formats for components, on the server and in the browser. */
export const FormatsContext = createContext<Formats | null>(null)

/** Returns how the shop writes numbers, amounts and dates. */
export function useFormats(): Formats {
  const formats = useContext(FormatsContext)
  if (!formats) throw new Error('No FormatsContext')
  return formats
}
