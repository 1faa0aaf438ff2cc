import type * as English from '../../../../../web/features/profile/texts.ts'
import { translation } from '../../../../translation.ts'

export const profileTexts = translation<typeof English.profileTexts>()({
  heading: 'Mein Profil',
  lead: 'Ihre Lieferadresse und wie wir Sie erreichen. Das Bestellformular übernimmt diese Angaben.',
  loading: 'Ihr Profil wird geladen',
  notLoaded: 'Ihr Profil wurde nicht geladen.',
  notRefreshed: 'Ihr Profil konnte nicht aktualisiert werden.',
  name: 'Name',
  email: 'E-Mail',
  emailHint: 'Die E-Mail-Adresse Ihres Kontos. Sie lässt sich hier nicht ändern.',
  address: 'Adresse',
  addressHint: 'Straße, Ort, Postleitzahl und Land Ihrer Lieferadresse.',
  status: 'Tätigkeit',
  statusHint: 'Ihr Beruf, zum Beispiel: Zweiradmechaniker.',
  phone: 'Telefon',
  phoneHint: 'Für den Paketdienst und für Fragen zu einer Bestellung.',
  submit: 'Profil speichern',
  submitting: 'Wird gespeichert …',
  saved: 'Gespeichert',
  failed: 'Das Speichern ist fehlgeschlagen',
})
