import type * as English from '../../../../../../../server/providers/identity/built-in/google/google-texts.ts'
import { translation } from '../../../../../../translation.ts'

export const googleTexts = translation<typeof English.googleTexts>()({
  signedIn: 'Sie sind angemeldet.',
  notSignedIn: 'Sie sind nicht angemeldet.',
  close: 'Sie können dieses Fenster schließen und im Shop weitermachen.',
})
