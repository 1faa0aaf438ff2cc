import type * as English from '../../../../web/texts/sign-in-code.ts'
import { pluralOf } from '../../../plural.ts'
import { translation } from '../../../translation.ts'

const plural = pluralOf('fr')

export const codeTexts = translation<typeof English.codeTexts>()({
  send: 'Recevoir un code',
  sending: 'Envoi…',
  loading: 'Chargement de la connexion',
  inPlace: 'Sans mot de passe\u00a0: nous vous envoyons un code par e-mail, et vous continuez ici.',
  emailHint: 'Vous recevez six chiffres. Une nouvelle adresse donne lieu à un compte.',
  code: 'Code à six chiffres',
  sentTo: (email) =>
    `Nous avons envoyé six chiffres à ${email}. Ils sont valables dix minutes, dans ce navigateur.`,
  keptFor: (email) =>
    `Cette démo n’envoie pas d’e-mails. Son admin trouve les six chiffres pour ${email} dans son espace, sous Messages. Ils sont valables dix minutes.`,
  submit: 'Se connecter avec le code',
  submitting: 'Connexion en cours…',
  again: 'Recevoir un nouveau code',
  againIn: (seconds) => `Recevoir un nouveau code (dans ${seconds} s)`,
  sentAgain: 'Un nouveau code est en route. Le précédent reste valable.',
  otherEmail: 'Utiliser une autre adresse e-mail',
  done: (email) => `Vous êtes connecté avec ${email}.`,
})

export const wrongCode = translation<typeof English.wrongCode>()((triesLeft) => {
  if (triesLeft === 0) return 'Ce code est faux, et c’était le dernier essai. Demandez un nouveau code.'
  return `Ce code est faux. Il vous reste ${triesLeft} ${plural(triesLeft, 'essai', 'essais')}.`
})
