import type * as English from '../../../../contract/webhooks/webhook-field-texts.ts'
import { translation } from '../../../translation.ts'

export const webhookFieldTexts = translation<typeof English.webhookFieldTexts>()({
  url: 'Geben Sie die Adresse des Empfängers ein, zum Beispiel https://shop.example/hooks.',
  urlWithCredentials:
    'Lassen Sie Benutzername und Passwort in der Adresse weg. Die Signatur weist den Absender nach.',
  types: 'Wählen Sie mindestens ein Ereignis.',
})
