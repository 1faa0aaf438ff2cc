import type * as English from '../../../../domain/receivables/reminder-texts.ts'
import { translation } from '../../../translation.ts'

export const reminderTexts = translation<typeof English.reminderTexts>()({
  steps: [
    {
      subject: 'Rappel\u00a0: la facture {invoice} était due le {due}',
      text: 'Notre facture {invoice} pour la commande {order} vous a peut-être échappé. Elle était due le {due}, et il reste {open} à payer.\n\nVeuillez virer ce montant en indiquant le numéro de la facture. Si vous avez payé ces derniers jours, il n’y a rien à faire.',
    },
    {
      subject: 'Deuxième relance\u00a0: la facture {invoice} a {days} jours de retard',
      text: 'Notre facture {invoice} pour la commande {order} était due le {due}. Nous n’avons reçu aucun paiement pour {open}.\n\nVeuillez virer ce montant sous sept jours en indiquant le numéro de la facture. Si la marchandise ou la facture pose problème, répondez à cet e-mail.',
    },
    {
      subject: 'Troisième relance\u00a0: la facture {invoice} a {days} jours de retard',
      text: 'Malgré deux relances, il reste {open} à payer sur notre facture {invoice} pour la commande {order}. Elle était due le {due}.\n\nVeuillez virer ce montant sous sept jours. D’ici là, {company} ne peut pas commander sur facture.',
    },
    {
      subject: 'Dernière relance\u00a0: facture {invoice}',
      text: 'Notre facture {invoice} pour la commande {order} a {days} jours de retard, et il reste {open} à payer.\n\nVeuillez virer ce montant sous sept jours. Ensuite, nous prendrons d’autres mesures, plus coûteuses pour vous.',
    },
  ],
})
