import type * as English from '../../../../../web/features/withdrawal/head-texts.ts'
import { translation } from '../../../../translation.ts'

export const withdrawalHeadTexts = translation<typeof English.withdrawalHeadTexts>()({
  title: 'Vertrag widerrufen',
  description: 'Einen Kauf mit Kaufnummer und E-Mail-Adresse widerrufen, ohne Konto und ohne Grund.',
})
