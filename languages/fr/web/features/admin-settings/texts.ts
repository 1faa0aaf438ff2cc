import { leastReturnDays } from '../../../../../domain/orders/withdrawal.ts'
import { unnamed } from '../../../../../domain/shop/shown-settings.ts'
import type * as English from '../../../../../web/features/admin-settings/texts.ts'
import { heroTexts, homeTexts } from '../../../../../web/texts/storefront.ts'
import { translation } from '../../../../translation.ts'
import { accountingTexts } from './accounting-texts.ts'
import { eInvoiceFields } from './e-invoice-texts.ts'
import { invoicingTexts } from './invoicing-texts.ts'
import { reminderFormTexts } from './reminder-form-texts.ts'

export const settingsTexts = translation<typeof English.settingsTexts>()({
  heading: 'Paramètres',
  sections: 'Rubriques des paramètres',
  loading: 'Chargement des paramètres',
  notLoaded: 'Les paramètres n’ont pas pu être chargés.',
  notOffered: 'Cette boutique gère ses paramètres ailleurs.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré. Toutes les pages sont à jour.',
  notSaved: 'Rien n’a été enregistré.',
  preview: 'Aperçu',
  inForce: 'Valeur actuelle',
  nothing: 'rien',
  takeTheirs: 'Prendre cette valeur',
  changed: (who, when) =>
    `${who ?? 'Un ancien admin'} a modifié ceci le ${when}. Votre saisie est conservée. La valeur actuelle figure sous chaque champ qui diffère.`,
  goOn: 'Continuer avec ma saisie',
  noPicture: 'Retirer l’image',
})

export const versionTexts = translation<typeof English.versionTexts>()({
  what: 'Ce qui a changé',
  takenBack: 'Version rétablie. Toutes les pages sont à jour.',
  empty: 'vide',
})

export const sectionTexts = translation<typeof English.sectionTexts>()({
  company: {
    name: 'Entreprise',
    about: 'Affichée sur la page de contact, les factures, reçus et bons de commande, et dans les e-mails.',
  },
  hero: { name: 'Page d’accueil', about: 'Le texte et l’image en haut de la page d’accueil.' },
  figures: { name: 'Chiffres', about: 'Jusqu’à quatre chiffres sous les avis de la page d’accueil.' },
  delivery: {
    name: 'Livraison',
    about: 'Les engagements de livraison et de retour sur les pages et dans les moteurs de recherche.',
  },
  rates: {
    name: 'Frais de livraison',
    about:
      'Le coût de la livraison, par zones de pays. Sans zone, les prix comprennent la livraison. Les commandes déjà réservées gardent leur prix.',
  },
  pickup: {
    name: 'Retrait en magasin',
    about:
      'Où et quand retirer une commande. Indiquez un lieu pour proposer le retrait\u202f; sinon, toutes les commandes sont livrées.',
  },
  money: {
    name: 'Devise et heure',
    about: 'Devise, taxe, écriture des nombres et des dates, fuseau horaire.',
  },
  tax: {
    name: 'Taxe',
    about:
      'La taxe de chaque pays. Sans taux, chaque commande suit la taxe de «\u00a0Devise et heure\u00a0». Les commandes déjà réservées gardent leur taxe. Votre numéro de TVA est sous «\u00a0Entreprise\u00a0».',
  },
  mail: { name: 'E-mails', about: 'Le texte au-dessus et au-dessous de chaque e-mail.' },
  languages: {
    name: 'Langues',
    about:
      'Les langues des pages et des e-mails. Chacun choisit la sienne\u202f; une commande garde la langue dans laquelle elle a été passée.',
  },
  words: {
    name: 'Traductions',
    about:
      'Vos textes courts dans les autres langues de la boutique. Un champ vide affiche l’original. Si vous modifiez un original, traduisez-le de nouveau ici.',
  },
  visits: {
    name: 'Visites',
    about:
      'Combien de visites la boutique reçoit, sans cookies. L’accueil du tableau de bord montre les totaux.',
  },
  accounting: {
    name: 'Comptabilité',
    about:
      'Pour le lot d’écritures que votre comptable importe dans DATEV. Votre comptable vous donne les numéros ; un compte vide est celui du plan comptable.',
  },
  invoicing: invoicingTexts.section,
  reminders: reminderFormTexts.section,
  einvoices: {
    name: 'Factures électroniques',
    about:
      'Ce que les factures électroniques pour entreprises et administrations (XRechnung, Peppol, ZUGFeRD) indiquent de vous, chaque élément dans son champ. Le nom et les numéros sont dans « Entreprise ».',
  },
  notices: {
    name: 'Notice harmonisée',
    about:
      'Une boutique qui vend à des consommateurs dans l’Union européenne affiche la notice harmonisée sur la garantie légale de conformité, sans la modifier. Téléchargez les images auprès de la Commission européenne et ajoutez-en une par langue de votre clientèle. Elle figure sur chaque page de produit, au paiement et dans les e-mails de commande.',
  },
})

export const fieldTexts = translation<typeof English.fieldTexts>()({
  company: {
    name: { label: 'Nom de la boutique', hint: `En haut de chaque page. Vide\u00a0: ${unnamed}.` },
    legalName: { label: 'Vendeur', hint: 'Tel qu’au registre du commerce.' },
    address: { label: 'Adresse', hint: 'Ligne par ligne comme sur une enveloppe.' },
    email: { label: 'E-mail' },
    phone: { label: 'Téléphone' },
    hours: { label: 'Horaires' },
    register: { label: 'Immatriculation' },
    taxNumber: { label: 'Numéro fiscal', hint: 'De l’administration fiscale. Imprimé sur les factures.' },
    vatNumber: { label: 'Numéro de TVA', hint: 'Par exemple FR12345678901.' },
    answerWithin: { label: 'Vous répondez sous', hint: 'Par exemple\u00a0: deux jours ouvrés.' },
    img: { label: 'Logo' },
  },
  hero: {
    kicker: { label: 'Ligne au-dessus du titre' },
    heading: { label: 'Titre', hint: `Vide\u00a0: ${homeTexts.title}.` },
    text: { label: 'Texte' },
    action: { label: 'Bouton', hint: `Vide\u00a0: ${heroTexts.action}.` },
    img: { label: 'Image' },
  },
  figures: {
    figure1: { label: 'Chiffre 1', hint: 'Les deux champs vides\u00a0: aucun chiffre.' },
    name1: { label: 'Ce que compte le chiffre 1' },
    figure2: { label: 'Chiffre 2', hint: 'Les deux champs vides\u00a0: aucun chiffre.' },
    name2: { label: 'Ce que compte le chiffre 2' },
    figure3: { label: 'Chiffre 3', hint: 'Les deux champs vides\u00a0: aucun chiffre.' },
    name3: { label: 'Ce que compte le chiffre 3' },
    figure4: { label: 'Chiffre 4', hint: 'Les deux champs vides\u00a0: aucun chiffre.' },
    name4: { label: 'Ce que compte le chiffre 4' },
  },
  delivery: {
    price: {
      label: 'Prix de la livraison',
      hint: 'Une phrase en pied de page. Vide\u00a0: on y lit ce que les prix comprennent.',
    },
    leavesBefore: {
      label: 'Part le jour même si payé avant',
      hint: 'Une heure pleine de 1 à 23. Vide\u00a0: aucun délai promis.',
    },
    daysFrom: { label: 'Délai minimal, en jours ouvrés' },
    daysTo: { label: 'Délai maximal, en jours ouvrés' },
    daysFarthest: { label: 'Délai vers les pays les plus lointains, en jours ouvrés' },
    weekdays: { label: 'Jours ouvrés' },
    holidays: { label: 'Jours fériés', hint: 'Un par ligne, comme 2026-12-25.' },
    countries: { label: 'Pays', hint: 'Un par ligne, nom ou code.' },
    returnDays: { label: 'Délai de retour, en jours', hint: `Vide\u00a0: ${leastReturnDays}.` },
    refundDays: { label: 'Délai de remboursement, en jours', hint: `Vide\u00a0: ${leastReturnDays}.` },
  },
  rates: {
    zones: { label: 'Zones' },
    defaultZone: {
      label: 'Tous les autres pays',
      hint: 'Une commande sans pays connu suit le prix de cette zone.',
    },
    home: { label: 'Les colis partent de', hint: 'Un pays, nom ou code.' },
    pieceGrams: {
      label: 'Poids d’une pièce non pesée, en grammes',
      hint: 'Pour les produits sans poids, quand une zone a des paliers de poids.',
    },
  },
  pickup: {
    place: { label: 'Lieu', hint: 'L’adresse du comptoir, ligne par ligne. Vide\u00a0: pas de retrait.' },
    hours: { label: 'Horaires', hint: 'Par exemple\u00a0: du lundi au vendredi, de 9\u00a0h à 17\u00a0h.' },
    note: { label: 'Remarque', hint: 'Par exemple\u00a0: sonner à la deuxième porte. Vide\u00a0: aucune.' },
  },
  money: {
    currency: { label: 'Devise', hint: 'Fixée dès la première commande.' },
    locale: { label: 'Nombres et dates' },
    timeZone: { label: 'Fuseau horaire', hint: 'Jours et heures de l’atelier.' },
    taxRate: {
      label: 'Taxe comprise dans les prix, en\u00a0%',
      hint: 'Indiquée désormais sur chaque facture. Vide\u00a0: aucune taxe.',
    },
    taxName: { label: 'Nom de la taxe', hint: 'Par exemple\u00a0: TVA.' },
  },
  tax: {
    home: { label: 'Vous vendez depuis', hint: 'Un pays, nom ou code.' },
    rates: { label: 'Taux' },
    pricesInclude: { label: 'Prix du catalogue', hint: 'Frais de livraison aussi.' },
    abroad: { label: 'Avec un autre taux, garder' },
    oss: { label: 'Guichet unique de l’UE (OSS)', hint: 'Oui, une fois que vous y êtes inscrit.' },
  },
  mail: {
    opening: { label: 'Première ligne', hint: 'Au-dessus du texte. Vide\u00a0: aucune.' },
    signature: { label: 'Signature', hint: 'Sous le texte. Vide\u00a0: le nom de la boutique.' },
  },
  languages: {
    standard: {
      label: 'Langue par défaut',
      hint: 'Ses adresses n’ont pas de code de langue\u00a0: les moteurs de recherche et les anciens liens les gardent. Les produits et les textes sont rédigés dans cette langue.',
    },
    offered: {
      label: 'Langues de la boutique',
      hint: 'Chaque autre langue a ses adresses, par exemple /de/tools.',
    },
  },
  visits: {
    counted: { label: 'Comptage' },
  },
  accounting: {
    chart: { label: 'Plan comptable' },
    consultant: { label: 'Numéro du comptable', hint: '« Berater », 4 à 7 chiffres.' },
    client: { label: 'Votre numéro', hint: '« Mandant », 5 chiffres au plus.' },
    yearBegins: { label: 'L’exercice commence en' },
    debtor: { label: accountingTexts.roles.debtor },
    transit: { label: accountingTexts.roles.transit },
    credit: { label: accountingTexts.roles.credit },
    revenueFull: { label: accountingTexts.roles.revenueFull },
    revenueReduced: { label: accountingTexts.roles.revenueReduced },
    revenueFree: { label: accountingTexts.roles.revenueFree },
    revenueOther: { label: accountingTexts.roles.revenueOther },
    revenueEu: { label: accountingTexts.roles.revenueEu },
    revenueIntraEu: { label: accountingTexts.roles.revenueIntraEu },
    revenueAbroad: { label: accountingTexts.roles.revenueAbroad },
  },
  invoicing: {
    days: { label: invoicingTexts.days },
    limit: { label: invoicingTexts.limit, hint: invoicingTexts.limitHint },
    holder: { label: invoicingTexts.holder },
    iban: { label: invoicingTexts.iban, hint: invoicingTexts.ibanHint },
    bic: { label: invoicingTexts.bic },
    bank: { label: invoicingTexts.bank },
  },
  reminders: { steps: { label: reminderFormTexts.steps } },
  einvoices: eInvoiceFields,
  notices: {
    pictures: { label: 'Images de la notice' },
    link: {
      label: 'Adresse de la page officielle',
      hint: 'La page vers laquelle mène le code de la notice\u202f; elle commence par https://.',
    },
  },
})

export const noticeTexts = translation<typeof English.noticeTexts>()({
  language: 'Langue de l’image suivante',
  file: 'Fichier image',
  add: 'Ajouter cette image',
  adding: 'Envoi…',
  remove: 'Retirer',
  none: 'Aucune image. Ce que vous ajoutez apparaît après l’enregistrement.',
  alt: (language) => `La notice, langue\u00a0: ${language}`,
})

export const ratesTexts = translation<typeof English.ratesTexts>()({
  addZone: 'Ajouter une zone',
  noZones: 'Les prix comprennent la livraison. Ajoutez une zone pour la facturer.',
  zone: (name, number) => name || `Zone ${number}`,
  removeZone: 'Retirer cette zone',
  name: 'Nom',
  nameHint: 'Par exemple\u00a0: France, ou Reste de l’Europe.',
  countries: 'Pays',
  countriesHint: 'Un par ligne, nom ou code.',
  by: 'Le prix dépend',
  byChoices: [
    { value: 'amount', text: 'du montant des articles' },
    { value: 'weight', text: 'du poids' },
  ],
  steps: 'Paliers',
  from: { amount: 'Articles dès', weight: 'Poids dès (g)' },
  fee: 'Coût',
  addStep: 'Ajouter un palier',
  removeStep: (number) => `Retirer le palier ${number}`,
  freeFrom: 'Offerte dès un montant de',
  freeFromHint: 'Vide\u00a0: jamais offerte.',
  notDelivered: 'Non livrés',
  inWords: {
    fee: (fee, from) => `${fee} dès ${from}`,
    free: (from) => `offerte dès ${from}`,
    zone: (name, countries, fees) => `${name} (${countries})\u00a0: ${fees}`,
  },
  preview: {
    goods: 'Montant des articles',
    grams: 'Poids en grammes',
    country: 'Vers',
    other: 'Un autre pays',
    otherInSentence: 'un autre pays',
    unfinished: 'Remplissez les zones pour voir le coût d’une commande.',
    included: 'La livraison est comprise dans les prix.',
    nowhere: (country) => `Livraison vers ${country}\u00a0: réservation impossible.`,
    costs: (goods, country, fee, total) =>
      `Livraison vers ${country}, ${goods} d’articles\u00a0: ${fee} de frais, ${total} en tout.`,
    free: (goods, country) => `Livraison vers ${country}, ${goods} d’articles\u00a0: offerte.`,
    missing: (amount) => `Avec ${amount} d’articles de plus, la livraison est offerte.`,
  },
})

export const weekdayNames = translation<typeof English.weekdayNames>()([
  'dim.',
  'lun.',
  'mar.',
  'mer.',
  'jeu.',
  'ven.',
  'sam.',
])
