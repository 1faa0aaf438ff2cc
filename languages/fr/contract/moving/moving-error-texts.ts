import type * as English from '../../../../contract/moving/moving-error-texts.ts'
import { translation } from '../../../translation.ts'

export const movingErrorTexts = translation<typeof English.movingErrorTexts>()({
  REDIRECT_NOT_FOUND: 'Cette redirection n’existe pas. Rechargez la liste.',
  REDIRECT_TAKEN: 'Cette adresse a déjà une redirection. Modifiez celle-là.',
  REDIRECT_REFUSED: 'Cette redirection n’est pas possible. Corrigez les adresses.',
  MOVED_CUSTOMER_NOT_FOUND: 'Ce client s’est connecté entre-temps, ou il est supprimé. Rechargez la liste.',
})
