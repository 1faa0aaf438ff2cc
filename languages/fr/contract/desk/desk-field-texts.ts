import type * as English from '../../../../contract/desk/desk-field-texts.ts'
import { translation } from '../../../translation.ts'

export const deskFieldTexts = translation<typeof English.deskFieldTexts>()({
  subject: 'Un objet a un type et un identifiant. Envoyez les deux.',
  entry: 'Ce n’est pas un numéro d’entrée.',
  secret: 'Ce secret est incomplet.',
  date: 'Saisissez une date comme 2026-11-22.',
  bothDates: 'Saisissez les deux dates, ou aucune.',
  lastDate: 'Saisissez une date entre la première et un an plus tard.',
  noticeKinds: 'Choisissez des types de la liste.',
  noticeKind: 'Choisissez un type de la liste.',
  twoLetters: 'Saisissez au moins deux lettres.',
})
