import type * as English from '../../../../../web/features/withdrawal/head-texts.ts'
import { translation } from '../../../../translation.ts'

export const withdrawalHeadTexts = translation<typeof English.withdrawalHeadTexts>()({
  title: 'Se rétracter d’un achat',
  description:
    'Se rétracter d’un achat avec son numéro et votre adresse e-mail, sans compte et sans raison à donner.',
})
