import type * as English from '../../../../../server/operations/texts/text-value-texts.ts'
import { translation } from '../../../../translation.ts'

export const textValueTexts = translation<typeof English.textValueTexts>()({
  hour: (hour) => `${hour}\u00a0h`,
  weight: (kilograms) => `${kilograms}\u00a0kg`,
  deliveryIncluded: 'La livraison est comprise.',
  feeFrom: (fee, start) => `${fee} à partir de ${start}`,
  freeFrom: (amount) => `gratuite à partir de ${amount}`,
  zone: (name, prices) => `Livraison vers ${name}\u00a0: ${prices}.`,
  accessibilityTests: 'Les tests sont exécutés avant chaque version de la boutique.',
})
