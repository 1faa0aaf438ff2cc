import { useLayoutEffect, useState } from 'react'
import type { Tool } from '../../api/rows/catalogue.ts'
import type { BookingValues } from './booking-values.ts'
import { dropPending, keepDraft, readDraft } from './draft.ts'

/**
 * What stands in the form's fields. It starts with the minimum order, and with what this tab has kept of an
 * earlier try; every change is kept, so that neither a reload nor signing in loses anything.
 */
export function useBookingValues(tool: Tool, email: string | null) {
  const [values, setValues] = useState<BookingValues>(() => startValues(tool))
  const toolId = tool._id
  // Before anybody sees the form: what is typed in the moment between would take the rest of it away.
  useLayoutEffect(() => {
    const draft = readDraft(toolId, email)
    if (draft) setValues(draft.values)
    if (email !== null) dropPending(toolId)
  }, [toolId, email])

  function change(changed: Partial<BookingValues>): void {
    // The profile may have come since this was drawn.
    setValues((now) => ({ ...now, ...changed }))
    keepDraft(toolId, {
      email,
      values: { ...values, ...changed },
      attempt: readDraft(toolId, email)?.attempt,
    })
  }
  /** Fills what is still empty; nothing that somebody typed is replaced. */
  function fill({ phone, address }: Pick<BookingValues, 'phone' | 'address'>): void {
    setValues((now) => ({ ...now, phone: now.phone || phone, address: now.address || address }))
  }
  return { values, change, fill }
}

function startValues(tool: Tool): BookingValues {
  return { quantity: String(tool.minOrderQuantity ?? 1), phone: '', address: '' }
}
