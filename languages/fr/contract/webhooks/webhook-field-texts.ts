import type * as English from '../../../../contract/webhooks/webhook-field-texts.ts'
import { translation } from '../../../translation.ts'

export const webhookFieldTexts = translation<typeof English.webhookFieldTexts>()({
  url: 'Saisissez l’adresse du destinataire, par exemple https://shop.example/hooks.',
  urlWithCredentials:
    'Retirez le nom d’utilisateur et le mot de passe de l’adresse. La signature prouve l’expéditeur.',
  types: 'Choisissez au moins un événement.',
})
