import type * as English from '../../../../../server/providers/mail/mail-texts.ts'
import { translation } from '../../../../translation.ts'

export const mailTexts = translation<typeof English.mailTexts>()({
  noAddress: 'Aucun e-mail ne peut être envoyé à ce destinataire.',
  onlyAscii:
    'Le serveur de messagerie n’accepte que l’ASCII avant le @ d’une adresse\u00a0: il ne propose pas SMTPUTF8.',
  stopped: 'La boutique a été arrêtée avant que le message soit accepté.',
  tooLong: 'Le serveur de messagerie a mis trop de temps.',
  password: (codes) =>
    `Le serveur de messagerie refuse l’utilisateur et le mot de passe${codes} Vérifiez les deux.`,
  certificate: (code) =>
    `Le certificat du serveur de messagerie n’est pas fiable (${code}). Vérifiez le nom d’hôte.`,
  notAddressed: 'Le message ne peut pas être adressé.',
  unexpected: (code) =>
    `Le serveur de messagerie ne répond pas comme prévu (${code}). Vérifiez l’hôte et le port.`,
  noReason: 'aucune raison donnée',
  refusesShop: (codes) => `Le serveur de messagerie refuse la boutique${codes} Vérifiez MAIL_FROM.`,
  refusesMessage: (codes) => `Le serveur de messagerie refuse le message${codes}`,
  refusesAddress: (codes) => `Le serveur de messagerie refuse l’adresse${codes}`,
  notMessageNow: (codes) => `Le serveur de messagerie n’accepte pas le message pour l’instant${codes}`,
  notAddressNow: (codes) => `Le serveur de messagerie n’accepte pas l’adresse pour l’instant${codes}`,
  notEncrypted: (codes) =>
    `Il n’y a pas de connexion chiffrée au serveur de messagerie${codes} Vérifiez smtp:// ou smtps:// et le port.`,
})
