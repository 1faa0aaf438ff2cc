import { type SentType, testType, webhookTypes } from '../../../contract/webhooks/webhook-types.ts'
import type { WireDelivery } from '../../../contract/webhooks/webhooks.ts'
import { deliveryTexts, webhookTexts as texts } from './texts.ts'

/** Says how an attempt went: the status of the answer, or why there was none. */
export function resultInWords({
  status,
  failure,
  failureCode,
}: Pick<WireDelivery, 'status' | 'failure' | 'failureCode'>): string {
  if (status !== null) return texts.answered(status)
  if (failure === null) return texts.notYet
  return failure === 'connection' && failureCode !== null
    ? connectionInWords(failureCode)
    : texts.failures[failure]
}

/** Says why there was no connection; most people know no code of a system. */
function connectionInWords(code: string): string {
  if (code === 'ENOTFOUND') return texts.unknownHost(code)
  return code === 'ECONNREFUSED' ? texts.refused(code) : texts.noConnection(code)
}

/** Says what happened. A later version of the shop may know more events. */
export function eventInWords({ type, label }: Pick<WireDelivery, 'type' | 'label'>): string {
  const words: readonly SentType[] = [...webhookTypes, testType]
  const known = words.find((each) => each === type)
  const event = known ? texts.types[known] : type
  return label === '' ? event : deliveryTexts.about(event, label)
}
