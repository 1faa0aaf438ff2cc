import type * as English from '../../../../../web/features/sign-in/texts.ts'
import { translation } from '../../../../translation.ts'

export const loginTexts = translation<typeof English.loginTexts>()({
  title: 'Anmelden',
  description: 'Melden Sie sich an, um Werkzeug zu bestellen, zu bezahlen und Ihre Bestellungen zu sehen.',
  submit: 'Anmelden',
  submitting: 'Sie werden angemeldet …',
  otherWay: 'Neu hier?',
  toOtherWay: 'Konto anlegen',
})

export const signupTexts = translation<typeof English.signupTexts>()({
  title: 'Konto anlegen',
  description:
    'Legen Sie ein Konto an, um Werkzeug zu bestellen, zu bezahlen und Ihre Bestellungen zu sehen.',
  submit: 'Konto anlegen',
  submitting: 'Ihr Konto wird angelegt …',
  otherWay: 'Schon ein Konto?',
  toOtherWay: 'Anmelden',
})
