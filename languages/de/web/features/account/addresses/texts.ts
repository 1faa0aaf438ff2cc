import type * as English from '../../../../../../web/features/account/addresses/texts.ts'
import { translation } from '../../../../../translation.ts'

export const addressesTexts = translation<typeof English.addressesTexts>()({
  heading: 'Lieferadressen',
  loading: 'Ihre Adressen werden geladen',
  notLoaded: 'Ihre Adressen wurden nicht geladen.',
  none: 'Sie haben noch keine Adresse angegeben. Bei der Zahlung Ihrer ersten Bestellung fragen wir danach.',
  add: 'Adresse hinzufügen',
  change: 'Ändern',
  delete: 'Löschen',
  ofAddress: (name) => `: ${name}`,
  save: 'Adresse speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  deleteTitle: 'Diese Adresse löschen?',
  deleteText: (address) => `${address}. Bestellungen, die dorthin gehen, ändern sich nicht.`,
  deleteYes: 'Adresse löschen',
  deleteNo: 'Behalten',
})
