// Stripe.js words its errors in the locale of the elements; the sandbox does so for the languages of the shop.

/** The messages by locale, then by decline code or code. */
const translations = {
  de: {
    incomplete_cvc: 'Die Prüfziffer Ihrer Karte ist unvollständig.',
    incomplete_expiry: 'Das Ablaufdatum Ihrer Karte ist unvollständig.',
    incomplete_number: 'Ihre Kartennummer ist unvollständig.',
    invalid_expiry_month: 'Das Ablaufdatum Ihrer Karte ist ungültig.',
    invalid_expiry_month_past: 'Das Ablaufdatum Ihrer Karte liegt in der Vergangenheit.',
    invalid_expiry_year: 'Das Ablaufjahr Ihrer Karte ist ungültig.',
    invalid_expiry_year_past: 'Das Ablaufjahr Ihrer Karte liegt in der Vergangenheit.',
    invalid_number: 'Ihre Kartennummer ist ungültig.',
    incorrect_number: 'Ihre Kartennummer ist falsch.',
    invalid_cvc: 'Die Prüfziffer Ihrer Karte ist ungültig.',
    incorrect_cvc: 'Die Prüfziffer Ihrer Karte ist falsch.',
    expired_card: 'Ihre Karte ist abgelaufen.',
    processing_error:
      'Bei der Verarbeitung Ihrer Karte ist ein Fehler aufgetreten. Versuchen Sie es gleich noch einmal.',
    insufficient_funds: 'Ihr Konto ist nicht ausreichend gedeckt.',
    card_declined: 'Ihre Karte wurde abgelehnt.',
  },
  fr: {
    incomplete_cvc: 'Le code de sécurité de votre carte est incomplet.',
    incomplete_expiry: 'La date d’expiration de votre carte est incomplète.',
    incomplete_number: 'Le numéro de votre carte est incomplet.',
    invalid_expiry_month: 'La date d’expiration de votre carte n’est pas valide.',
    invalid_expiry_month_past: 'La date d’expiration de votre carte est passée.',
    invalid_expiry_year: 'L’année d’expiration de votre carte n’est pas valide.',
    invalid_expiry_year_past: 'L’année d’expiration de votre carte est passée.',
    invalid_number: 'Le numéro de votre carte n’est pas valide.',
    incorrect_number: 'Le numéro de votre carte est incorrect.',
    invalid_cvc: 'Le code de sécurité de votre carte n’est pas valide.',
    incorrect_cvc: 'Le code de sécurité de votre carte est incorrect.',
    expired_card: 'Votre carte a expiré.',
    processing_error:
      'Une erreur est survenue pendant le traitement de votre carte. Réessayez dans un instant.',
    insufficient_funds: 'La provision de votre carte est insuffisante.',
    card_declined: 'Votre carte a été refusée.',
  },
}

let chosen

/** Chooses the locale of all later messages, as the option `locale` of a group of elements does. */
export function chooseLocale(locale) {
  chosen = translations[String(locale ?? '').slice(0, 2)]
}

/** Returns an error with its message in the chosen locale; one without a translation keeps its own. */
export function inChosenLocale(error) {
  const message = chosen?.[error.decline_code] ?? chosen?.[error.code]
  return message === undefined ? error : { ...error, message }
}
