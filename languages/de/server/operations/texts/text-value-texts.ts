import type * as English from '../../../../../server/operations/texts/text-value-texts.ts'
import { translation } from '../../../../translation.ts'

export const textValueTexts = translation<typeof English.textValueTexts>()({
  hour: (hour) => `${hour}:00\u00a0Uhr`,
  weight: (kilograms) => `${kilograms}\u00a0kg`,
  deliveryIncluded: 'Die Preise enthalten den Versand.',
  feeFrom: (fee, start) => `${fee} ab ${start}`,
  freeFrom: (amount) => `versandkostenfrei ab ${amount}`,
  zone: (name, prices) => `Versand nach ${name}: ${prices}.`,
  accessibilityTests: 'Die Tests laufen vor jeder neuen Version des Shops.',
})
