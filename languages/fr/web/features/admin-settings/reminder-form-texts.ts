import type * as English from '../../../../../web/features/admin-settings/reminder-form-texts.ts'
import { translation } from '../../../../translation.ts'

export const reminderFormTexts = translation<typeof English.reminderFormTexts>()({
  section: {
    name: 'Relances',
    about:
      'Des e-mails aux entreprises qui n’ont pas payé une facture à temps. Chacun part une fois, et aucun tant qu’une contestation de la facture est notée. Sans relance ici, aucun ne part.',
  },
  steps: 'Relances',
  none: 'Aucune relance n’est envoyée. Ajoutez la première pour l’envoyer quelques jours après l’échéance d’une facture.',
  add: 'Ajouter une relance',
  step: (number) => `Relance ${number}`,
  remove: (number) => `Supprimer la relance ${number}`,
  days: 'Jours après l’échéance',
  subject: (language) => `Objet en ${language}`,
  text: (language) => `Texte en ${language}`,
  empty: 'Vide\u00a0: les mots de la boutique.',
  names: 'La boutique remplace ces noms dans tous les textes\u00a0:',
  placeholders: {
    invoice: 'le numéro de la facture',
    order: 'le numéro de la commande',
    company: 'le nom de l’entreprise',
    open: 'ce qui reste dû',
    due: 'le jour de l’échéance',
    days: 'le nombre de jours de retard',
  },
  inWords: (days, subject) => (subject === '' ? `jour ${days}` : `jour ${days}\u00a0: ${subject}`),
  preview: {
    sent: (days) => `Envoyée ${days} jours après l’échéance`,
    language: 'Langue',
    otherLanguage: 'Dans cette langue, les mots de la boutique sont utilisés.',
    figures:
      'Sous le texte\u00a0: le numéro de la facture, le jour de l’échéance, ce qui reste dû et votre compte bancaire. La facture est jointe.',
    company: 'Radwerk GmbH',
  },
})
