/**
 * The sentences of the sandbox in the other languages of the shop, by the English ones. Stripe.js words its errors in
 * the `locale` of the elements in the same way; a sentence that is not here stays English.
 */
const sentences = {
  de: {
    'Your card was declined.': 'Ihre Karte wurde abgelehnt.',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.':
      'Ihre Karte wurde abgelehnt, weil sie zu oft nacheinander verwendet wurde oder ihr Betragslimit überschritten ist.',
    'Your card has insufficient funds.': 'Ihre Karte ist nicht ausreichend gedeckt.',
    'Your card has expired.': 'Ihre Karte ist abgelaufen.',
    "Your card's security code is incorrect.": 'Die Prüfziffer Ihrer Karte ist falsch.',
    'An error occurred while processing your card. Try again in a little bit.':
      'Bei der Verarbeitung Ihrer Karte ist ein Fehler aufgetreten. Versuchen Sie es in Kürze erneut.',
    "Your card's security code is incomplete.": 'Die Prüfziffer Ihrer Karte ist unvollständig.',
    "Your card's expiration date is incomplete.": 'Das Ablaufdatum Ihrer Karte ist unvollständig.',
    'Your card number is incomplete.': 'Ihre Kartennummer ist unvollständig.',
    "Your card's expiration date is invalid.": 'Das Ablaufdatum Ihrer Karte ist ungültig.',
    "Your card's expiration date is in the past.": 'Das Ablaufdatum Ihrer Karte liegt in der Vergangenheit.',
    "Your card's expiration year is invalid.": 'Das Ablaufjahr Ihrer Karte ist ungültig.',
    "Your card's expiration year is in the past.": 'Das Ablaufjahr Ihrer Karte liegt in der Vergangenheit.',
    'Your card number is invalid.': 'Ihre Kartennummer ist ungültig.',
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.':
      'Der Zahlungsdienst ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
    'MM / YY': 'MM / JJ',
    '3-D Secure test page': 'Testseite für 3-D Secure',
    'Here your bank would ask you to confirm a payment of {money}. This is a test: choose its outcome. No real card is charged.':
      'Hier würde Ihre Bank Sie bitten, eine Zahlung von {money} zu bestätigen. Dies ist ein Test: Wählen Sie den Ausgang. Keine echte Karte wird belastet.',
    Card: 'Karte',
    'Test bank': 'Testbank',
    Complete: 'Bestätigen',
    Fail: 'Ablehnen',
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.':
      'Ihre Zahlungsmethode konnte nicht bestätigt werden. Wählen Sie eine andere und versuchen Sie es erneut.',
  },
  fr: {
    'Your card was declined.': 'Votre carte a été refusée.',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.':
      'Votre carte a été refusée\u00a0: trop de tentatives rapprochées, ou plafond dépassé.',
    'Your card has insufficient funds.': 'Les fonds disponibles sur votre carte sont insuffisants.',
    'Your card has expired.': 'Votre carte a expiré.',
    "Your card's security code is incorrect.": 'Le code de sécurité de votre carte est incorrect.',
    'An error occurred while processing your card. Try again in a little bit.':
      'Une erreur s’est produite pendant le traitement de votre carte. Réessayez dans un instant.',
    "Your card's security code is incomplete.": 'Le code de sécurité de votre carte est incomplet.',
    "Your card's expiration date is incomplete.": 'La date d’expiration de votre carte est incomplète.',
    'Your card number is incomplete.': 'Votre numéro de carte est incomplet.',
    "Your card's expiration date is invalid.": 'La date d’expiration de votre carte n’est pas valide.',
    "Your card's expiration date is in the past.": 'La date d’expiration de votre carte est passée.',
    "Your card's expiration year is invalid.": 'L’année d’expiration de votre carte n’est pas valide.',
    "Your card's expiration year is in the past.": 'L’année d’expiration de votre carte est passée.',
    'Your card number is invalid.': 'Votre numéro de carte n’est pas valide.',
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.':
      'Le prestataire de paiement ne répond pas. Vérifiez votre connexion à Internet, puis réessayez.',
    'MM / YY': 'MM / AA',
    '3-D Secure test page': 'Page de test 3-D Secure',
    'Here your bank would ask you to confirm a payment of {money}. This is a test: choose its outcome. No real card is charged.':
      'Ici, votre banque vous demanderait de confirmer un paiement de {money}. Ceci est un test\u00a0: choisissez le résultat. Aucune vraie carte n’est débitée.',
    Card: 'Carte',
    'Test bank': 'Banque de test',
    Complete: 'Confirmer',
    Fail: 'Refuser',
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.':
      'Votre moyen de paiement n’a pas pu être authentifié. Choisissez-en un autre, puis réessayez.',
  },
}

let chosen

/** Chooses the language of later sentences, as the option `locale` of a group of elements does. */
export function chooseLocale(locale) {
  chosen = String(locale).slice(0, 2)
}

/** Returns a sentence in the chosen language, or else in that of the page. */
export function said(sentence) {
  return sentences[chosen ?? document.documentElement.lang]?.[sentence] ?? sentence
}

/** Returns an error with its message in the language of the page. */
export function saidError(error) {
  return typeof error.message === 'string' ? { ...error, message: said(error.message) } : error
}
