import type * as English from '../../../../../web/features/status/head-texts.ts'
import { translation } from '../../../../translation.ts'

export const statusHeadTexts = translation<typeof English.statusHeadTexts>()({
  title: 'État du service',
  description: 'Ce qui marche dans la boutique en ce moment, et depuis quand quelque chose ne marche pas.',
})
