import type * as English from '../../../../contract/webhooks/webhook-error-texts.ts'
import { translation } from '../../../translation.ts'

export const webhookErrorTexts = translation<typeof English.webhookErrorTexts>()({
  WEBHOOK_NOT_FOUND: 'Ce webhook n’est plus dans la liste. Rechargez la page.',
  WEBHOOK_CHANGED:
    'Une autre personne a modifié ce webhook depuis que vous l’avez ouvert. Rouvrez le formulaire pour voir la modification.',
  WEBHOOK_NOT_ENCRYPTED:
    'Les événements nomment des clients, l’adresse doit donc commencer par https://. Saisissez une adresse avec TLS.',
  WEBHOOK_PRIVATE:
    'Cette adresse est dans un réseau privé, que la boutique n’appelle pas. Saisissez une adresse publique, ou réglez PRIVATE_NETWORKS=on.',
  WEBHOOKS_TOO_MANY: 'La boutique a 20 webhooks, c’est le maximum. Supprimez-en d’abord un.',
  WEBHOOK_SWITCHED_OFF: 'Ce webhook est désactivé. Activez-le d’abord.',
  DELIVERY_NOT_FOUND: 'Cette livraison n’est plus conservée. Rechargez la page.',
  DELIVERY_WAITS: 'Cet événement est déjà en route. Attendez la prochaine tentative.',
  DELIVERY_ERASED: 'La personne nommée dans cet événement a supprimé son compte, le contenu est donc effacé.',
})
