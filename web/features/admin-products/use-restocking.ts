import { changeTool } from '../../../contract/tools.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import type { DraftedForm } from '../../forms/use-drafted-form.ts'
import { useSending } from '../../forms/use-sending.ts'
import { sessionApi } from '../../session/session-api.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { productTexts } from './texts.ts'

export interface RestockValues {
  readonly quantity: string
  readonly reason: string
}

/** What the form says before anybody has typed. */
export const emptyRestock = { quantity: '', reason: '' } as const

/** What the form calls each field, and what a refusal may call it. */
const fields = [
  ['quantity', 'restock.quantity'],
  ['reason', 'restock.reason'],
] as const

/** Moves a product's stock. `onChanged` is told when it is another one than shown, also by a refusal. */
export function useRestocking(form: DraftedForm<RestockValues>, tool: Tool, onChanged: () => void) {
  const { busy, problem, send, reopen } = useSending()

  async function patch(values: RestockValues): Promise<'sent'> {
    const restock = { quantity: Number(values.quantity), reason: values.reason.trim() }
    await sessionApi().call(changeTool, { params: { id: tool._id }, body: { restock } })
    form.sent()
    return 'sent'
  }

  async function move(values: RestockValues): Promise<void> {
    const sent = await send(
      () => patch(values),
      fields.map(([, wireName]) => wireName),
    )
    if (sent === 'stopped') return
    onChanged()
    if (sent === 'sent') return showToast('success', productTexts.restocked(signed(values), tool.name))
    for (const [field, wireName] of fields) {
      const message = sent.fields[wireName]
      if (message) form.setError(field, { message })
    }
  }
  return { busy, problem, move, reopen }
}

function signed({ quantity }: RestockValues): string {
  return Number(quantity) > 0 ? `+${Number(quantity)}` : String(Number(quantity))
}
