import type * as English from '../../../../../web/features/account/texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('de')

export const accountTexts = translation<typeof English.accountTexts>()({
  heading: 'Konto',
  loading: 'Ihr Konto wird geladen',
  notLoaded: 'Ihr Konto konnte nicht geladen werden.',
  notRefreshed: 'Diese Angaben sind vielleicht nicht aktuell.',
  name: 'Name',
  email: 'E-Mail',
  verified: 'Bestätigt',
  notVerified: 'Nicht bestätigt',
  since: 'Seit',
  signIn: 'Anmeldung',
  keptBy: {
    'built-in': 'Von diesem Shop verwaltet.',
    firebase: 'Von Google Firebase im Auftrag dieses Shops verwaltet.',
  },
})

export const passwordTexts = translation<typeof English.passwordTexts>()({
  heading: 'Passwort',
  loading: 'Wir prüfen, ob Ihr Konto ein Passwort hat',
  notLoaded: 'Der Shop konnte nicht prüfen, ob Ihr Konto ein Passwort hat.',
  whatHappens: 'Ein neues Passwort meldet alle anderen Browser ab.',
  whatHappensByMail: 'Ein neues Passwort meldet alle anderen Browser ab. Wir bestätigen es Ihnen per E-Mail.',
  none: 'Ihr Konto hat kein Passwort, weil Sie sich anders anmelden. Sie können zusätzlich eines festlegen.',
  current: 'Aktuelles Passwort',
  currentNeeded: 'Geben Sie Ihr aktuelles Passwort ein.',
  new: 'Neues Passwort',
  same: 'Das ist Ihr aktuelles Passwort. Wählen Sie ein anderes.',
  submit: 'Passwort ändern',
  submitting: 'Das Passwort wird geändert …',
  changed: 'Ihr Passwort ist geändert',
  othersNotEnded:
    'Ihr Passwort ist geändert, aber andere Browser sind vielleicht noch angemeldet. Drücken Sie unten auf „Überall sonst abmelden“.',
  set: 'Passwort festlegen',
  setting: 'Das Passwort wird festgelegt …',
  isSet: 'Ihr Passwort ist festgelegt',
  forgotten: 'Vergessen? Neues Passwort per E-Mail festlegen',
  byMail: 'Passwort per E-Mail festlegen',
})

export const signInsTexts = translation<typeof English.signInsTexts>()({
  heading: 'Wo Sie angemeldet sind',
  text: 'Gehört ein Gerät nicht Ihnen, melden Sie es ab und legen Sie ein neues Passwort fest.',
  loading: 'Ihre Anmeldungen werden geladen',
  notLoaded: 'Ihre Anmeldungen wurden nicht geladen.',
  device: 'Gerät',
  firstSeen: 'Angemeldet',
  lastSeen: 'Zuletzt gesehen',
  action: 'Aktion',
  here: 'Dieser Browser',
  end: 'Dort abmelden',
  ending: 'Wird abgemeldet …',
  deviceOn: (program, system) => `${program} unter ${system}`,
  unknownDevice: 'Unbekanntes Gerät',
  onDevice: (device) => `: ${device}`,
  ended: (device) => `Abgemeldet: ${device}`,
  endOthers: 'Überall sonst abmelden',
  endedOthers: (count) => plural(count, 'An 1 Stelle abgemeldet', `An ${count} Stellen abgemeldet`),
})

export const ownDataTexts = translation<typeof English.ownDataTexts>()({
  heading: 'Ihre Daten',
  text: 'Alles, was der Shop über Sie speichert, in einer Datei, die Menschen und Programme lesen können.',
  save: 'Meine Daten herunterladen',
  saving: 'Ihre Daten werden zusammengestellt …',
  saved: (name) => `Gespeichert als ${name}.`,
})

export const deletionTexts = translation<typeof English.deletionTexts>()({
  heading: 'Konto löschen',
  text: 'Das lässt sich nicht rückgängig machen.',
  ask: 'Konto löschen',
  title: 'Ihr Konto löschen?',
  goes: 'Sofort gelöscht',
  whatGoes:
    'Ihre Anmeldung, Ihr Profil, Ihre Bilder, Ihre unbezahlten Bestellungen und Ihr restliches Guthaben.',
  anonymous: 'Bleibt ohne Ihren Namen',
  whatIsAnonymous: 'Ihre Bewertungen und Ihre Nachrichten an uns.',
  stays: 'Bleibt für das Finanzamt',
  whatStays:
    'Bezahlte Bestellungen mit Name, E-Mail und Adresse, wie das Steuerrecht es verlangt. Bestellungen, die noch nicht unterwegs sind, versenden wir.',
  type: (email) => `Geben Sie zur Bestätigung ${email} ein`,
  typeExactly: (email) => `Das stimmt nicht überein. Geben Sie ${email} ein.`,
  confirm: 'Endgültig löschen',
  deleting: 'Wird gelöscht …',
  keep: 'Konto behalten',
  signInAgain: 'Neu anmelden',
  done: 'Ihr Konto ist gelöscht',
})

export const addressVerificationTexts = translation<typeof English.addressVerificationTexts>()({
  why: 'Ihre E-Mail-Adresse ist nicht bestätigt. Bestätigen Sie sie, damit niemand sonst dieses Konto beanspruchen kann.',
  send: 'Link zusenden',
  sending: 'Wird gesendet …',
  sent: 'Eine E-Mail mit einem Link ist unterwegs. Öffnen Sie ihn in diesem Browser.',
  kept: 'Der Admin dieser Demo findet den Link in seinem Bereich unter „Nachrichten“. Öffnen Sie ihn in diesem Browser.',
})
