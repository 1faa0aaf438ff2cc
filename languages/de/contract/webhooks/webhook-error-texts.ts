import type * as English from '../../../../contract/webhooks/webhook-error-texts.ts'
import { translation } from '../../../translation.ts'

export const webhookErrorTexts = translation<typeof English.webhookErrorTexts>()({
  WEBHOOK_NOT_FOUND: 'Diesen Webhook gibt es in der Liste nicht mehr. Laden Sie die Seite neu.',
  WEBHOOK_CHANGED:
    'Jemand anderes hat diesen Webhook inzwischen geändert. Öffnen Sie das Formular erneut, um die Änderung zu sehen.',
  WEBHOOK_NOT_ENCRYPTED:
    'Die Ereignisse nennen Kunden. Die Adresse muss deshalb mit https:// beginnen. Geben Sie eine Adresse mit TLS ein.',
  WEBHOOK_PRIVATE:
    'Diese Adresse liegt in einem privaten Netz, das der Shop nicht aufruft. Geben Sie eine öffentliche Adresse ein oder setzen Sie PRIVATE_NETWORKS=on.',
  WEBHOOKS_TOO_MANY: 'Der Shop hat 20 Webhooks, mehr sind nicht möglich. Löschen Sie zuerst einen.',
  WEBHOOK_SWITCHED_OFF: 'Dieser Webhook ist abgeschaltet. Schalten Sie ihn zuerst ein.',
  DELIVERY_NOT_FOUND: 'Diese Zustellung wird nicht mehr aufbewahrt. Laden Sie die Seite neu.',
  DELIVERY_WAITS: 'Dieses Ereignis ist schon unterwegs. Warten Sie auf den nächsten Versuch.',
  DELIVERY_ERASED:
    'Die genannte Person hat ihr Konto gelöscht. Der Inhalt des Ereignisses ist deshalb gelöscht.',
})
