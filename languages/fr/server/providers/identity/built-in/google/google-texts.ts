import type * as English from '../../../../../../../server/providers/identity/built-in/google/google-texts.ts'
import { translation } from '../../../../../../translation.ts'

export const googleTexts = translation<typeof English.googleTexts>()({
  signedIn: 'Vous êtes connecté.',
  notSignedIn: 'Vous n’êtes pas connecté.',
  close: 'Vous pouvez fermer cette fenêtre et continuer dans la boutique.',
})
