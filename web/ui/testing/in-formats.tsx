import type { ReactNode } from 'react'
import { FormatsContext } from '../values/formats.ts'
import { usEnglishFormats } from './us-english-formats.ts'

/** Renders components in the formats of a shop in the United States. */
export function InFormats({ children }: { readonly children: ReactNode }) {
  return <FormatsContext value={usEnglishFormats}>{children}</FormatsContext>
}
