import type * as English from '../../../../../web/features/admin-users/texts.ts'
import { listTexts } from '../../../../../web/texts/lists.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'
import { counted, countText } from '../../../counted.ts'

const plural = pluralOf('de')

export const allUsersTexts = translation<typeof English.allUsersTexts>()({
  ...listTexts,
  caption: 'Alle Konten',
  loading: 'Konten werden geladen',
  notLoaded: 'Die Konten konnten nicht geladen werden.',
  empty: 'Noch keine Konten.',
  searchHint: 'Name oder E-Mail-Adresse',
  count: countText('Konto', 'Konten'),
  email: 'E-Mail',
  role: 'Rolle',
  since: 'Seit',
  actions: 'Aktionen',
  unknown: '–',
  roles: { customer: 'Kundschaft', packer: 'Versand', bookkeeper: 'Buchhaltung', admin: 'Admin' },
  rights: {
    customer: 'Bestellt und bezahlt, und sieht nur die eigenen Bestellungen.',
    packer: 'Liest alle Bestellungen und markiert sie als versandt.',
    bookkeeper: 'Liest, exportiert und erstattet alle Bestellungen.',
    admin: 'Darf alles und vergibt die Rollen.',
  },
  blocked: 'Gesperrt',
  self: 'Sie',
  show: 'Anzeigen',
  all: 'Alle',
  adminsOnly: 'Admins',
  packersOnly: 'Versand',
  bookkeepersOnly: 'Buchhaltung',
  customersOnly: 'Kundschaft',
  blockedOnly: 'Gesperrt',
  fromA: 'E-Mail, A bis Z',
  fromZ: 'E-Mail, Z bis A',
  newest: 'Neueste zuerst',
  oldest: 'Älteste zuerst',
  makeAdmin: 'Zum Admin machen',
  making: 'Wird Admin …',
  removeAdmin: 'Adminrolle entziehen',
  removing: 'Wird entzogen …',
  ofUser: (email) => `: ${email}`,
  deleteUser: 'X',
  deleteUserLabel: (email) => `${email} löschen`,
  deleteUserTitle: 'In diesem Shop lassen sich Konten nicht löschen.',
  deleteOwnTitle: 'Das ist Ihr eigenes Konto. Löschen können Sie es unter „Konto“.',
  confirmDelete: (email) =>
    `${email} verliert Anmeldung, Profil und unbezahlte Bestellungen. Das lässt sich nicht rückgängig machen. Bezahlte Bestellungen bleiben mit Produkt, Beträgen und Daten; noch nicht versendete behalten die Lieferadresse bis zum Versand.`,
  deleteYes: 'Konto löschen',
  deleting: 'Wird gelöscht …',
  deleted: (email) => `Das Konto ${email} ist gelöscht`,
  orders: 'Bestellungen',
  credit: 'Guthaben',
  chooseRole: 'Rolle',
  chooseTitle: 'Welche Rolle?',
  confirmRole: (email) => `${email} hat von nun an nur diese Rolle.`,
  confirmSelfRole:
    'Das ist Ihr eigenes Konto. Mit einer anderen Rolle verlassen Sie diese Seite, und nur ein anderer Admin kann Sie wieder zum Admin machen.',
  chooseYes: 'Rolle vergeben',
  roleGiven: (email, role) => `${email}: ${role}`,
  saving: 'Wird gespeichert …',
  resetSecondStep: 'Zweiten Schritt zurücksetzen',
  confirmReset: (email) =>
    `${email} verliert alle Passkeys und Wiederherstellungscodes, wird überall abgemeldet und meldet sich nur mit dem Passwort an, bis wieder ein Passkey hinzukommt. Vergewissern Sie sich, dass wirklich diese Person darum bittet.`,
  resetYes: 'Zweiten Schritt zurücksetzen',
  secondStepReset: (email) => `Der zweite Schritt von ${email} ist zurückgesetzt`,
  block: 'Sperren',
  unblock: 'Entsperren',
  confirmBlock: (email) =>
    `${email} wird überall abgemeldet und kann sich erst wieder anmelden, wenn Sie das Konto entsperren. Bestellungen bleiben, wie sie sind.`,
  confirmUnblock: (email) => `${email} kann sich wieder anmelden.`,
  blockYes: 'Konto sperren',
  unblockYes: 'Konto entsperren',
  blockedNow: (email) => `${email} ist gesperrt`,
  unblockedNow: (email) => `${email} kann sich wieder anmelden`,
  bulkBlock: {
    label: 'Sperren',
    confirm: (formats, count) =>
      `${counted(formats, count, 'Konto', 'Konten')} sperren? ${plural(count, 'Es wird', 'Sie werden')} überall abgemeldet und ${plural(count, 'bleibt', 'bleiben')} gesperrt, bis Sie ${plural(count, 'es', 'sie')} entsperren. Bestellungen bleiben, wie sie sind.`,
    done: (formats, count) => `${counted(formats, count, 'Konto', 'Konten')} gesperrt`,
  },
  bulkUnblock: {
    label: 'Entsperren',
    confirm: (formats, count) =>
      `${counted(formats, count, 'Konto', 'Konten')} entsperren? Die Anmeldung ist dann wieder möglich.`,
    done: (formats, count) => `${counted(formats, count, 'Konto', 'Konten')} entsperrt`,
  },
  made: 'Das Konto ist jetzt Admin',
  notMade: 'Das Konto konnte nicht zum Admin gemacht werden',
  removed: (email) => `${email} ist kein Admin mehr`,
  confirm: 'Sind Sie sicher?',
  confirmMake: (email) =>
    `${email} verwaltet dann Konten, Produkte und Bestellungen und kann weitere Admins ernennen.`,
  confirmMakeYes: 'Zum Admin machen',
  confirmMakeNo: 'Nicht jetzt',
  confirmText: (email) => `${email} verwaltet dann keine Konten, Produkte und Bestellungen mehr.`,
  confirmSelf:
    'Das ist Ihr eigenes Konto. Sie werden abgemeldet, und nur ein anderer Admin kann Sie wieder zum Admin machen.',
  confirmYes: 'Adminrolle entziehen',
  confirmNo: 'Behalten',
})
