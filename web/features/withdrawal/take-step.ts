import type { ActionFunctionArgs } from 'react-router'
import { findWithdrawable, type WithdrawableOrder, withdraw } from '../../../contract/orders/withdrawals.ts'
import { apiContext } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import { failureSentence } from '../../forms/failure-sentence.ts'
import { withdrawalTexts as texts } from './texts.ts'

/** The person's input. */
export interface Claim {
  readonly number: string
  readonly email: string
}

/** An error: a sentence, and sentences at fields. */
interface Problem {
  readonly problem: string
  readonly fields: Readonly<Record<string, string>>
}

/** The current step: entering number and email again, choosing orders, or done. */
export type Step = Claim &
  (
    | (Problem & { readonly step: 'find' })
    | (Partial<Problem> & { readonly step: 'choose'; readonly orders: readonly WithdrawableOrder[] })
    | { readonly step: 'done'; readonly orders: readonly WithdrawableOrder[] }
  )

/**
 * Performs a step, in the browser or, without JavaScript, on the server. The forms contain the data for the next step.
 */
export async function takeStep({ request, context }: ActionFunctionArgs): Promise<Step> {
  const api = context.get(apiContext)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const claim = { number: text('number').trim(), email: text('email').trim() }
  const chosen = form.getAll('order').map(String)
  try {
    const { orders } = await api.call(findWithdrawable, { body: claim })
    if (!form.has('confirm')) return { step: 'choose', ...claim, orders }
    if (chosen.length === 0) return { step: 'choose', ...claim, orders, problem: texts.chooseOne, fields: {} }
    try {
      const withdrawn = await api.call(withdraw, { body: { ...claim, orders: chosen } })
      return { step: 'done', ...claim, orders: withdrawn.orders }
    } catch (error) {
      return { step: 'choose', ...claim, orders, ...problemOf(error) }
    }
  } catch (error) {
    return { step: 'find', ...claim, ...problemOf(error) }
  }
}

function problemOf(error: unknown): Problem {
  const fields = error instanceof ApiError ? error.fields : {}
  return { problem: failureSentence(error), fields }
}
